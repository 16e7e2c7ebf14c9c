import { defineConfig } from 'vitest/config'

/** The integration tests of `server` again, on a real Postgres; without those of the embedded one. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@app/source', 'node', 'development|production'] } },
  test: {
    name: 'server-postgres',
    environment: 'node',
    include: ['test/**/*.test.ts'],
    exclude: ['test/embedded/**', 'test/plans/**', 'test/long/**'],
    globalSetup: ['./test/setup-postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
