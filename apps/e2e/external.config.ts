import { defineConfig } from '@playwright/test'
import { browserOptions } from './browser-options'

/** The packages as strangers get them, in projects outside this repository. See external/install.ts. */
export default defineConfig({
  testDir: 'external',
  outputDir: 'test-results/foreign',
  forbidOnly: true,
  // They share one installation.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { ...browserOptions, screenshot: 'only-on-failure' },
})
