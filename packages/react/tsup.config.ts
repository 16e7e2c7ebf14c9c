import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'

const languages = readdirSync('src/messages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The texts of each language keep their names, so that what names them all stays small. */
const texts = languages
  .flatMap((language) =>
    ['base', 'sign-in', 'account'].map((part) => `messages/${language}/${part}`),
  )
  .map((file) => [file, `src/${file}.ts`])

export default defineConfig({
  entry: { index: 'src/index.ts', styles: 'src/theme/theme.css', ...Object.fromEntries(texts) },
  format: ['esm', 'cjs'],
  // Each page is a chunk of its own, in both formats.
  splitting: true,
  sourcemap: true,
  clean: true,
  target: 'es2022',
  dts: { entry: { index: 'src/index.ts' } },
  esbuildOptions(options) {
    // Letters as they are: escaped, those of most languages take three times the room.
    options.charset = 'utf8'
  },
  // Bundling drops directives: these are components of the browser also where servers render.
  banner: { js: "'use client'" },
})
