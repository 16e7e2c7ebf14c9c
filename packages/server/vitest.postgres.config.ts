import { defineConfig } from 'vitest/config'
import { isolatedTests } from './test/projects'

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
      'test/documents/**',
      ...isolatedTests,
    ],
    globalSetup: ['./test/setup-postgres.ts'],
    // Modules are loaded once for all files of a process.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
