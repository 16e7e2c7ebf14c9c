import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'
import { findChromium } from './find-chromium'

type Options = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>

/** The system's Chromium, kept from talking to anybody but the pages under test. */
export const browserOptions: Options = {
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: [
      // Root has no sandbox to go into; in a container the tests usually run as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
  locale: 'en-US',
  timezoneId: 'Europe/Paris',
  // What still moves is pressed beside, and colours half-way to others are nobody's choice.
  contextOptions: { reducedMotion: 'reduce' },
}
