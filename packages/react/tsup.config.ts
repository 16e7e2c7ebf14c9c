import { defineConfig } from 'tsup'
import { publishModules } from '../../scripts/lib/publish-modules'
import { modules } from './published-modules'

export default defineConfig({
  entry: { index: 'src/index.ts', parts: 'src/parts/index.ts', styles: 'src/theme/theme.css' },
  format: ['esm', 'cjs'],
  // Each page is a chunk of its own in CommonJS too.
  splitting: true,
  sourcemap: true,
  clean: true,
  target: 'es2022',
  dts: { entry: { index: 'src/index.ts', parts: 'src/parts/index.ts' } },
  esbuildOptions(options) {
    // Not escaped, which would triple the size of most languages.
    options.charset = 'utf8'
  },
  // Bundling drops directives: these are client components, also for servers that render them.
  banner: { js: modules.banner ?? '' },
  plugins: [publishModules(modules)],
})
