import { defineConfig } from '@playwright/test'
import { browserOptions } from './browser-options'

/** Takes pictures of every page; not a test. See screenshots/screenshots.spec.ts. */
export default defineConfig({
  testDir: 'screenshots',
  outputDir: 'test-results/screenshots',
  globalTeardown: './screenshots/contact-sheet.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: browserOptions,
})
