import { appendFileSync, existsSync, readdirSync } from 'node:fs'
import type { PluginBuild } from 'esbuild'
import type { Check, SizeLimitConfig } from 'size-limit'
import { withModules } from './scripts/lib/bundle-modules'

const core = 'packages/core/dist/index.js'
const react = 'packages/react/dist/index.js'

/** Code loaded on demand is not part of what a page pays at first. */
const initialCodeOnly = {
  name: 'initial-code-only',
  setup(build: PluginBuild) {
    build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

const everything = {
  gzip: true,
  ignore: ['react', 'react-dom'],
  // size-limit's own type knows no fields of esbuild's options.
  modifyEsbuildConfig: <T extends object>(config?: T) =>
    ({ ...config, format: 'esm' }) as unknown as T,
}

const initial = {
  ...everything,
  modifyEsbuildConfig: <T extends object>(config?: T) =>
    ({ ...config, format: 'esm', plugins: [initialCodeOnly] }) as unknown as T,
}

/** Chunks have the hash of their content in their name. */
function findChunk(name: string): string {
  const folder = 'packages/react/dist'
  const files = existsSync(folder) ? readdirSync(folder) : []
  const chunk = files.find((file) => new RegExp(`^${name}-[a-z0-9]{8}\\.js$`).test(file))
  return `${folder}/${chunk ?? `${name}.js`}`
}

function texts(name: string): string {
  return `packages/react/dist/messages/${name}.js`
}

const signInParts = {
  [findChunk('sign-in')]: '{ SignInPage }',
  [texts('en-US/base')]: '{ base }',
  [texts('en-US/sign-in')]: '{ signIn }',
  [findChunk('email-code-step')]: '{ EmailCodeStep }',
  [findChunk('second-factor-step')]: '{ SecondFactorStep }',
}

/** Download sizes of an app, minified and gzipped, without React itself. */
const budgets = [
  {
    name: '@app/core: ClientApp',
    path: core,
    import: '{ ClientApp }',
    limit: '9.5 kB',
    ...initial,
  },
  {
    name: '@app/core: ClientApp with all it may load later',
    path: core,
    import: '{ ClientApp }',
    limit: '26 kB',
    ...everything,
  },
  {
    name: '@app/react: provider and useUser, core included',
    path: [core, react],
    import: { [core]: '{ ClientApp }', [react]: '{ AppProvider, useUser }' },
    limit: '12 kB',
    ...initial,
  },
  {
    name: '@app/react: the same with UserButton',
    path: [core, react],
    import: { [core]: '{ ClientApp }', [react]: '{ AppProvider, useUser, UserButton }' },
    limit: '15 kB',
    ...initial,
  },
  {
    name: '@app/react: Handler, before the first page',
    path: [core, react],
    import: { [core]: '{ ClientApp }', [react]: '{ AppProvider, useUser, Handler }' },
    limit: '16.2 kB',
    ...initial,
  },
  {
    name: '@app/react: the sign-in page with all its parts',
    path: [core, react, ...Object.keys(signInParts)],
    import: {
      [core]: '{ ClientApp }',
      [react]: '{ AppProvider, useUser, Handler }',
      ...signInParts,
    },
    limit: '28.2 kB',
    ...initial,
  },
  {
    name: '@app/react: all texts in the longest language',
    path: 'packages/react/dist/messages/ar/*.js',
    limit: '9.5 kB',
    gzip: true,
    // Letters as they are, as our own build and the usual bundlers leave them.
    modifyEsbuildConfig: <T extends object>(config?: T) =>
      ({ ...config, charset: 'utf8' }) as unknown as T,
  },
  {
    name: '@app/react: the style sheet',
    path: 'packages/react/dist/styles.css',
    limit: '8 kB',
    gzip: true,
  },
] satisfies SizeLimitConfig

/** For `scripts/check-sizes.ts`, which names the file: tells it the modules of each bundle, a line each. */
const modulesFile = process.env.SIZE_MODULES_FILE

function tellingModules(budget: Check): Check {
  const { name, modifyEsbuildConfig } = budget
  if (!modulesFile || !modifyEsbuildConfig) return budget
  const plugin = withModules((modules) => {
    appendFileSync(modulesFile, `${JSON.stringify({ name, modules })}\n`)
  })
  return {
    ...budget,
    modifyEsbuildConfig: <T extends object>(config?: T) => {
      const modified = modifyEsbuildConfig(config) as T & { plugins?: object[] }
      return { ...modified, plugins: [...(modified.plugins ?? []), plugin] }
    },
  }
}

export default budgets.map(tellingModules)
