import { spawn } from 'node:child_process'
import { ensureChromium } from './lib/chromium'
import { root, turbo } from './lib/run'

// Takes pictures of every page, light and dark, narrow and wide, in three languages, with contact
// sheets.
for (const step of [ensureChromium, () => turbo(['build'])]) {
  const { ok, output } = await step()
  if (ok) continue
  console.error(output)
  process.exit(1)
}

const playwright = spawn('pnpm', ['--filter', 'e2e', 'screenshots', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
playwright.on('exit', (code) => {
  process.exitCode = code ?? 1
})
