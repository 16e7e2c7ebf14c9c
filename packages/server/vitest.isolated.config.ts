import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'
import { isolatedTests } from './test/projects.ts'

/** The integration tests that need a process of their own, on a real Postgres. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@app/source', 'node', 'development|production'] } },
  test: {
    name: 'server-isolated',
    environment: 'node',
    include: isolatedTests,
    globalSetup: ['./test/setup/postgres.ts', './test/setup/program.ts'],
    ...limits,
  },
})
