import { defineConfig } from '@playwright/test'
import { testOptions } from './browser-options'
import type { WorkerFixtures } from './fixtures/test'

/**
 * Tests on a service with other settings, whose waits overlap with the work of the other tests.
 */
const otherSettings = /(many-tabs|refresh-rotation|token-refresh)\.spec\.ts$/

export default defineConfig<object, WorkerFixtures>({
  testDir: 'tests',
  globalSetup: './fixtures/programs/postgres.ts',
  // One after the other: a worker starts a new service whenever the settings change.
  projects: [
    {
      name: 'other settings',
      testMatch: otherSettings,
      fullyParallel: false,
      // The database of a first visit to `app-server start`; the others take less time on Postgres.
      use: { isEmbedded: true },
    },
    { name: 'usual settings', testIgnore: otherSettings },
  ],
  fullyParallel: true,
  forbidOnly: true,
  // Two keep 1.6 of two cores busy: they wait for the service, and for tokens to age.
  workers: 3,
  // Only for tests that hang: a busy machine may take many times longer than an idle one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...testOptions,
    // Off, because recording traces takes an eighth of the time: `--trace on` records them.
    screenshot: 'only-on-failure',
  },
})
