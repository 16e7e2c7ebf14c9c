import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureChromium } from '../lib/chromium'
import { quietEnv, root, turbo } from '../lib/run'

// Measures production builds of pages. Passes its options on: `pnpm bench:pages --quick`.
for (const step of [ensureChromium, () => turbo(['build'])]) {
  const { ok, output } = await step()
  if (ok) continue
  console.error(output)
  process.exit(1)
}

const bench = spawn(
  process.execPath,
  ['--import', 'tsx', 'bench/main.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: quietEnv, cwd: join(root, 'apps/e2e') },
)
bench.on('exit', (code) => {
  process.exitCode = code ?? 1
})
