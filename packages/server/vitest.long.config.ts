import { defineConfig } from 'vitest/config'

/** Tests that take minutes: part of `pnpm test:long`, not of `pnpm test`. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@app/source', 'node', 'development|production'] } },
  test: {
    name: 'server-long',
    environment: 'node',
    include: ['test/long/**/*.test.ts'],
    globalSetup: ['./test/setup-postgres.ts'],
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
})
