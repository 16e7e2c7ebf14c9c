import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', styles: 'src/theme/theme.css' },
  format: ['esm', 'cjs'],
  // Each page is a chunk of its own, in both formats.
  splitting: true,
  sourcemap: true,
  clean: true,
  target: 'es2022',
  dts: { entry: { index: 'src/index.ts' } },
  // Bundling drops directives: these are components of the browser also where servers render.
  banner: { js: "'use client'" },
})
