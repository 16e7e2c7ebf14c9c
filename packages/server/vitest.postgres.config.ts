import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'
import { isolatedTests } from './test/projects.ts'

/** The integration tests on a real Postgres, except those of the embedded database. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@app/source', 'node', 'development|production'] } },
  test: {
    name: 'server-postgres',
    environment: 'node',
    include: ['test/**/*.test.ts'],
    exclude: [
      'test/embedded/**',
      'test/plans/**',
      'test/long/**',
      'test/failover/**',
      'test/documents/**',
      ...isolatedTests,
    ],
    globalSetup: ['./test/setup-postgres.ts', './test/setup-program.ts'],
    // Modules are loaded once for all files of a process.
    isolate: false,
    ...limits,
  },
})
