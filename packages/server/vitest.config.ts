import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['@app/source', 'node', 'development|production'] } },
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Several servers on one database: there is none to share in memory.
    exclude: ['test/real-postgres/**', 'test/plans/**', 'test/long/**'],
    globalSetup: ['./test/setup-image.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
