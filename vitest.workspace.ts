import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { limits } from './vitest.limits.ts'

// Vitest 4 no longer finds this file by its name: the test scripts pass it as the config.
export default defineConfig({
  test: {
    // A worker waits for the service and its database, and they for it. A percentage would stop at the number of cores.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      'packages/*/vitest*.config.ts',
      'apps/demo/vitest.config.ts',
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], ...limits } },
    ],
  },
})
