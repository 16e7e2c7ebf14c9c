import { defineConfig } from '@playwright/test'
import { browserOptions } from './browser-options'

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Generous, for busy machines.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { ...browserOptions, trace: 'retain-on-failure', screenshot: 'only-on-failure' },
})
