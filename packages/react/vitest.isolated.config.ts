import { defineConfig } from 'vitest/config'
import { isolatedTests } from './test/isolated-tests.ts'
import base from './vitest.config.ts'

/** The tests that need a process of their own. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    name: 'react-isolated',
    include: isolatedTests,
    exclude: [],
    isolate: true,
  },
})
