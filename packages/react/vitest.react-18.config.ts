import { defineConfig, type Plugin } from 'vitest/config'
import base from './vitest.config.ts'

/** Leads imports of React to React 18; not those of the service, which has a React of its own. */
const react18: Plugin = {
  name: 'react-18',
  enforce: 'pre',
  resolveId(source, importer) {
    const renamed = source.replace(/^(react|react-dom)(?=\/|$)/, '$1-18')
    if (renamed === source || importer?.includes('/packages/server/')) return null
    return this.resolve(renamed, import.meta.filename)
  },
}

/** The same tests on React 18. What imports React must be processed here, to get the same copy. */
export default defineConfig({
  ...base,
  plugins: [react18],
  test: {
    ...base.test,
    name: 'react-18',
    setupFiles: ['./test/use-react-18.ts', './test/setup.ts'],
    server: {
      deps: {
        inline: [
          /qrcode\.react/,
          /react-easy-crop/,
          /@testing-library\/react/,
          /@tanstack\/react-/,
          /react-router/,
        ],
      },
    },
  },
})
