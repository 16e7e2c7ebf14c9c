import { defineConfig } from 'vitest/config'
import { isolatedTests } from './test/isolated-tests'
import base from './vitest.config'

/** The tests that replace modules. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    name: 'core-isolated',
    include: isolatedTests,
    exclude: [],
    isolate: true,
    typecheck: { enabled: false },
  },
})
