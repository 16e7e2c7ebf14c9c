import { installDebianPackages } from './debian'
import { findChromium } from './find-chromium'
import { type Outcome, run } from './run'

/** Finds Chromium, or installs it with Playwright or apt-get. */
export async function ensureChromium(): Promise<Outcome> {
  if (findChromium() !== null) return { ok: true, output: '' }
  await run('pnpm', ['--filter', 'e2e', 'exec', 'playwright', 'install', 'chromium'])
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (findChromium() === null) await installDebianPackages(name)
  }
  const ok = findChromium() !== null
  return {
    ok,
    output: ok ? '' : 'Chromium was not found. Install it, or set CHROMIUM_PATH=/path/to/chromium.',
  }
}
