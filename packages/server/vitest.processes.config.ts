import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'
import { singleProcessTests } from './test/projects.ts'

/** Whether one of the processes is killed every few seconds, as `test/processes/kills-main.ts` wants it. */
const withKills = process.env.APP_TEST_KILLS !== undefined

/**
 * The integration tests again, each server three times: in processes of their own, on one Postgres.
 * Each request goes to any of the three. Part of `pnpm test:long`.
 */
export default defineConfig({
  ssr: { resolve: { conditions: ['@app/source', 'node', 'development|production'] } },
  test: {
    name: 'server-processes',
    environment: 'node',
    include: ['test/**/*.test.ts'],
    exclude: [
      ...[
        'test/embedded/**',
        'test/plans/**',
        'test/long/**',
        'test/failover/**',
        'test/documents/**',
      ],
      ...singleProcessTests,
    ],
    globalSetup: [
      withKills ? './test/processes/setup-kills.ts' : './test/processes/setup.ts',
      './test/setup/program.ts',
    ],
    setupFiles: ['./test/processes/each-file.ts'],
    // A request to a killed process may never end: then the test runs again.
    ...(withKills ? { testTimeout: 60_000, hookTimeout: 60_000 } : limits),
  },
})
