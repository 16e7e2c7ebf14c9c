import { defineConfig } from 'vitest/config'

/** Failovers of a real cluster, in a network namespace. Part of `pnpm test:long`. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@app/source', 'node', 'development|production'] } },
  test: {
    name: 'server-failover',
    environment: 'node',
    include: ['test/failover/**/*.test.ts'],
    globalSetup: ['./test/setup/program.ts'],
    testTimeout: 900_000,
  },
})
