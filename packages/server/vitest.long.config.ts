import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'

/** Tests that take minutes: part of `pnpm test:long`, not of `pnpm test`. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@app/source', 'node', 'development|production'] } },
  test: {
    name: 'server-long',
    environment: 'node',
    include: ['test/long/**/*.test.ts'],
    globalSetup: ['./test/setup/postgres.ts', './test/setup/program.ts'],
    ...limits,
  },
})
