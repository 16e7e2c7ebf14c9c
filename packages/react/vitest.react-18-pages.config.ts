import { defineConfig } from 'vitest/config'
import base, { reactDependentTests } from './vitest.react-18.config.ts'

/** The tests that `react-18` leaves out, for `pnpm test:long`. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    name: 'react-18-pages',
    include: ['{bin,eject,test}/**/*.test.{ts,tsx}'],
    exclude: reactDependentTests,
    // Two of them replace modules.
    isolate: true,
  },
})
