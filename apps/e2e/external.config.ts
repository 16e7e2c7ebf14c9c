import { defineConfig } from '@playwright/test'
import { testOptions } from './browser-options'

/** Tests of the packages as installed in projects outside this repository. See external/install.ts. */
export default defineConfig({
  testDir: 'external',
  // The tests of an external project are run there.
  testMatch: '*.spec.ts',
  outputDir: 'test-results/external',
  forbidOnly: true,
  // All tests share one installation and one service: a file with options of its own, such as a trace, would
  // start another worker, which installs everything again. `--trace on` records traces of all tests.
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  // The service has the embedded database, except in the project `postgres`: there, all frameworks run again,
  // with a Postgres of the machine. Tests with tags take too long for `pnpm test`; `pnpm test:long` runs them.
  projects: [
    { name: 'usual', grepInvert: /@long|@postgres/ },
    { name: 'long', grep: /@long/ },
    {
      name: 'postgres',
      testMatch: '{init,next,postgres,recipes}.spec.ts',
      grepInvert: /in development/,
    },
  ],
  use: { ...testOptions, screenshot: 'only-on-failure' },
})
