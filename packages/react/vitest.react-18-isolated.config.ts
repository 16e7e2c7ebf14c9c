import { defineConfig } from 'vitest/config'
import { isolatedTests } from './test/isolated-tests.ts'
import base, { reactDependentTests } from './vitest.react-18.config.ts'

const isIsolated = (glob: string) => isolatedTests.includes(glob.replace('{ts,tsx}', 'tsx'))

/** The tests on React 18 that need a process of their own. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    name: 'react-18-isolated',
    include: reactDependentTests.filter(isIsolated),
    exclude: [],
    isolate: true,
  },
})
