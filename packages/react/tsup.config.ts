import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { joinChunks } from '../../scripts/lib/join-chunks'

const languages = readdirSync('src/i18n/messages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The texts of each language keep their names, so that what names them all stays small. */
const texts = languages
  .flatMap((language) =>
    ['base', 'sign-in', 'account'].map((part) => `messages/${language}/${part}`),
  )
  .map((file) => [file, `src/i18n/${file}.ts`])

/** Bundling drops directives: these are components of the browser also where servers render. */
const banner = "'use client'"

const scripts = {
  index: 'src/index.ts',
  parts: 'src/parts/index.ts',
  ...Object.fromEntries(texts),
}

export default defineConfig({
  entry: { ...scripts, styles: 'src/theme/theme.css' },
  format: ['esm', 'cjs'],
  // Each page is a chunk of its own, in both formats.
  splitting: true,
  sourcemap: true,
  clean: true,
  target: 'es2022',
  dts: { entry: { index: 'src/index.ts', parts: 'src/parts/index.ts' } },
  esbuildOptions(options) {
    // Letters as they are: escaped, those of most languages take three times the room.
    options.charset = 'utf8'
  },
  banner: { js: banner },
  plugins: [joinChunks({ entries: Object.keys(scripts), banner })],
})
