import { readFile, rm } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { rollup } from 'rollup'
import type { Options as TsupOptions } from 'tsup'

type Plugin = NonNullable<TsupOptions['plugins']>[number]

interface Options {
  /** Names of the package's files, without their ending. */
  entries: string[]
  /** Modules that are both exported and loaded later, and what those are made of. */
  apart?: string[]
  /** First line of every file. */
  banner?: string
}

/**
 * Joins what always loads together. esbuild makes a file of its own for every set of entries and
 * lazy parts that share a module, two dozen of them before the first page; Rollup knows that a lazy
 * part comes after what loads it. An app's bundler that keeps the files it finds, as that of Vite 8
 * does, would ask for each of them.
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
        // Its only remarks are that directives and side effects of imports are left out, as meant.
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
        // Joined with the rest, what is exported and loaded later as well would keep all of that.
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

/** Whether a file of esbuild's holds that module, or stands for it where it is loaded later. */
function isPartOf(name: string, file: string, code: string): boolean {
  return basename(file).startsWith(`${name}-`) || code.includes(`/${name}.ts\n`)
}
