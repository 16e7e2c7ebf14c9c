import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** The same tests on React 18. What imports React must be processed here, to get the same copy. */
export default defineConfig({
  ...base,
  resolve: {
    ...base.resolve,
    alias: [
      { find: /^react$/, replacement: 'react-18' },
      { find: /^react\/(.*)$/, replacement: 'react-18/$1' },
      { find: /^react-dom$/, replacement: 'react-dom-18' },
      { find: /^react-dom\/(.*)$/, replacement: 'react-dom-18/$1' },
    ],
  },
  test: {
    ...base.test,
    name: 'react-18',
    setupFiles: ['./test/use-react-18.ts', './test/setup.ts'],
    server: {
      deps: { inline: [/@base-ui/, /@floating-ui/, /@testing-library\/react/, /use-sync/] },
    },
  },
})
