import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'
import { planTests } from './test/projects.ts'

/** Tests of the endpoints, on a full Postgres that reports its query plans. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@app/source', 'node', 'development|production'] } },
  test: {
    name: 'server-plans',
    environment: 'node',
    include: planTests,
    globalSetup: ['./test/plans/setup-crowd.ts'],
    setupFiles: ['./test/plans/check-plans.ts', '../../vitest.finish-imports.ts'],
    // Modules are loaded once for all files of a process.
    isolate: false,
    ...limits,
  },
})
