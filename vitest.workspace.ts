import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Vitest 4 no longer finds this file by its name: the test scripts pass it as the config.
export default defineConfig({
  test: {
    // Tests wait for databases and timers for a third of their time; by default, Vitest leaves a core to itself.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: ['packages/*/vitest*.config.ts', 'apps/demo/vitest.config.ts'],
  },
})
