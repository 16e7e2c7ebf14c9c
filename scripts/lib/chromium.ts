import { findChromium } from '../../apps/e2e/find-chromium'
import { installDebianPackages } from './debian'
import { type Outcome, run } from './run'

/** Makes sure there is a Chromium to test in: found, else downloaded by Playwright, else by apt-get. */
export async function ensureChromium(): Promise<Outcome> {
  if (findChromium() !== null) return { ok: true, output: '' }
  await run('pnpm', ['--filter', 'e2e', 'exec', 'playwright', 'install', 'chromium'])
  if (findChromium() === null) await installDebianPackages('chromium')
  const ok = findChromium() !== null
  return {
    ok,
    output: ok
      ? ''
      : 'No Chromium found. Install one, or name it: CHROMIUM_PATH=/path/to/chromium.',
  }
}
