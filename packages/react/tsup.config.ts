import { defineConfig } from 'tsup'
import { publishModules, toDeclarations } from '../../scripts/lib/publish-modules'
import { modules } from './published-modules'

export default defineConfig({
  entry: { ...modules.entries, styles: 'src/theme/theme.css' },
  format: ['esm', 'cjs'],
  // Each page is a chunk of its own in CommonJS too.
  splitting: true,
  sourcemap: true,
  clean: true,
  target: 'es2022',
  // Bundles what TypeScript 7 has written.
  dts: { entry: toDeclarations(modules.entries) },
  esbuildOptions(options) {
    // Not escaped, which would triple the size of most languages.
    options.charset = 'utf8'
  },
  // Bundling drops directives: these are client components, also for servers that render them.
  banner: { js: modules.banner ?? '' },
  plugins: [publishModules(modules)],
})
