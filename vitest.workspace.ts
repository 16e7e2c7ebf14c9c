import { defineConfig } from 'vitest/config'

// Vitest 4 no longer finds this file by its name: the test scripts pass it as the config.
export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which on a small machine is half of them.
    maxWorkers: '100%',
    projects: ['packages/*/vitest*.config.ts', 'apps/demo/vitest.config.ts'],
  },
})
