import { defineConfig } from 'vitest/config'

// Vitest 4 no longer finds this file by its name: the test scripts pass it as the config.
export default defineConfig({
  test: {
    projects: ['packages/*/vitest*.config.ts'],
  },
})
