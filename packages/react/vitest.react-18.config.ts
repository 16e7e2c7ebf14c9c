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

/**
 * Tests of behavior that depends on the version of React: Suspense, transitions, hydration, errors,
 * forms. Pages are built from these parts; all other tests run on React 18 in `pnpm test:long`.
 */
export const reactDependentTests = [
  'handler/handler',
  'handler/initial-data',
  'handler/later-initial-data',
  'handler/routers',
  'handler/server-rendering',
  'handler/slashes-in-paths',
  'hooks/connected-account-hooks',
  'hooks/owner-hooks',
  'hooks/read-states',
  'hooks/server-hooks',
  'hooks/hooks',
  'hooks/use-user',
  'page/app-boundary',
  'page/app-boundary-code',
  'page/page-boundary',
  'readme',
  'sign-in/email-code',
  'sign-in/oauth',
  'sign-in/second-factor',
  'sign-in/sign-in',
  'sign-in/sign-out',
  'teams/team-switcher',
  'theme/customization',
  'user-button/user-button',
  'users/avatar-letters',
].map((name) => `test/${name}.test.{ts,tsx}`)

/** Tests on React 18. Everything that imports React must be processed here, to get the same copy. */
export default defineConfig({
  ...base,
  plugins: [react18],
  test: {
    ...base.test,
    name: 'react-18',
    include: ['src/**/*.test.{ts,tsx}', ...reactDependentTests],
    setupFiles: ['./test/use-react-18.ts', './test/setup.ts', '../../vitest.finish-imports.ts'],
    server: {
      deps: {
        inline: [/qrcode\.react/, /@testing-library\/react/, /@tanstack\/react-/, /react-router/],
      },
    },
  },
})
