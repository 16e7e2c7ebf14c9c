import { readFile, rm } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { rollup } from 'rollup'
import type { Options as TsupOptions } from 'tsup'

type Plugin = NonNullable<TsupOptions['plugins']>[number]

interface Options {
  /** Entry points of the package, without extension. */
  entries: string[]
  /** Modules that are both exported and imported dynamically, and their imports. */
  apart?: string[]
  /** First line of every file. */
  banner?: string
}

/**
 * Joins chunks that always load together. esbuild writes a separate file for every set of entries and
 * dynamic imports that share a module, two dozen before the first page; Rollup knows that a dynamic
 * import loads after its importer. An app's bundler that keeps the files it finds, as Vite 8 does, would
 * request each of them.
 *
 * @see docs/decisions/009-rollup-joins-chunks.md
 */
export function joinChunks({ entries, apart = [], banner }: Options): Plugin {
  return {
    name: 'join-chunks',
    async buildEnd({ writtenFiles }) {
      if (this.format !== 'esm') return
      const { outDir } = this.options
      const bundle = await rollup({
        input: Object.fromEntries(entries.map((name) => [name, resolve(outDir, `${name}.js`)])),
        external: (id) => !/^[./]/.test(id),
        plugins: [{ name: 'with-source-maps', load: readWithSourceMap }],
        // Rollup's only messages say that directives and side-effect imports are dropped, as intended.
        onLog() {},
        treeshake: { moduleSideEffects: false },
      })
      const scripts = writtenFiles.filter(({ name }) => /\.js(\.map)?$/.test(name))
      await Promise.all(scripts.map(({ name }) => rm(name)))
      await bundle.write({
        dir: outDir,
        banner,
        sourcemap: true,
        entryFileNames: '[name].js',
        // If they were joined with the rest, importing them dynamically would keep all of it.
        manualChunks: (id, { getModuleInfo }) =>
          apart.find((name) => isPartOf(name, id, getModuleInfo(id)?.code ?? '')),
        onlyExplicitManualChunks: true,
        chunkFileNames: ({ name }) => `${name.replace(/-[A-Z0-9]{8}$/, '')}-[hash].js`,
        hashCharacters: 'base36',
        minifyInternalExports: false,
        hoistTransitiveImports: false,
      })
      await bundle.close()
    },
  }
}

async function readWithSourceMap(file: string) {
  const [code, map] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`, 'utf8')])
  return { code, map }
}

/** Whether a file written by esbuild contains the module, or re-exports it for a dynamic import. */
function isPartOf(name: string, file: string, code: string): boolean {
  return basename(file).startsWith(`${name}-`) || code.includes(`/${name}.ts\n`)
}
