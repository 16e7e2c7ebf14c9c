import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'
import { isolatedTests, planTests } from './test/projects.ts'

/** The integration tests on a real Postgres, except those of `server-plans` and the embedded database. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@app/source', 'node', 'development|production'] } },
  test: {
    name: 'server-postgres',
    environment: 'node',
    include: ['test/**/*.test.ts'],
    exclude: [
      'test/embedded/**',
      'test/long/**',
      'test/failover/**',
      'test/documents/**',
      'test/plans/**',
      // On another Postgres than that of this machine there is no `server-plans`.
      ...(process.env.APP_TEST_POSTGRES_BIN === undefined ? planTests : []),
      ...isolatedTests,
    ],
    globalSetup: ['./test/setup/postgres.ts', './test/setup/program.ts'],
    // Modules are loaded once for all files of a process.
    isolate: false,
    setupFiles: ['../../vitest.finish-imports.ts'],
    ...limits,
  },
})
