import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['@app/source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'server',
    environment: 'node',
    globalSetup: ['./test/setup-image.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
