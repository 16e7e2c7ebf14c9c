import type { PluginBuild } from 'esbuild'
import type { SizeLimitConfig } from 'size-limit'

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

/** What an app pays, minified and gzipped, React itself not counted. */
export default [
  {
    name: '@app/core: ClientApp',
    path: core,
    import: '{ ClientApp }',
    limit: '10 kB',
    ...initial,
  },
  {
    name: '@app/core: ClientApp with all it may load later',
    path: core,
    import: '{ ClientApp }',
    limit: '25 kB',
    ...everything,
  },
  {
    name: '@app/react: provider and useUser, core included',
    path: [core, react],
    import: { [core]: '{ ClientApp }', [react]: '{ AppProvider, useUser }' },
    limit: '11 kB',
    ...initial,
  },
  {
    name: '@app/react: the same with UserButton',
    path: [core, react],
    import: { [core]: '{ ClientApp }', [react]: '{ AppProvider, useUser, UserButton }' },
    limit: '16.5 kB',
    ...initial,
  },
] satisfies SizeLimitConfig
