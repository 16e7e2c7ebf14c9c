import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'
import { findChromium } from '../../scripts/lib/find-chromium'

type Options = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>

/** Options of the system's Chromium, which may only reach the pages under test. */
export const browserOptions: Options = {
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: [
      // Chromium has no sandbox for root; in a container the tests usually run as root.
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
  // Animations make clicks miss and colors change during a test.
  contextOptions: { reducedMotion: 'reduce' },
}

/**
 * Options of tests: without the optimizing compilers of V8, which cost more than they save in pages that live for
 * seconds. Pages do the same, and so benchmarks do not use these.
 */
export const testOptions: Options = {
  ...browserOptions,
  launchOptions: {
    ...browserOptions.launchOptions,
    args: [...(browserOptions.launchOptions?.args ?? []), '--js-flags=--no-opt --no-maglev'],
  },
}
