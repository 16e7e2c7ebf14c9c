import { rm } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import json from '@rollup/plugin-json'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { type ManualChunksOption, type Plugin, rollup } from 'rollup'
import esbuild from 'rollup-plugin-esbuild'
import type { Options as TsupOptions } from 'tsup'

/** The ES modules of a package. Sources are relative to its folder. */
export interface PublishedModules {
  /** Sources of the entry points, by name. */
  entries: Record<string, string>
  /**
   * Sources by the name of the published file that contains them. The file also contains what these
   * import statically, unless an earlier file does.
   */
  files: Record<string, string[]>
  /** First line of every file except the entry points. */
  banner?: string
  /** Files for tests, which no other file may import, even on demand. */
  testFiles?: string[]
}

/**
 * Returns the declarations of entry points, as written by `tsc -p tsconfig.declarations.json` in the folder
 * of a package.
 */
export function toDeclarations(entries: PublishedModules['entries']): Record<string, string> {
  const folder = `.declarations/${basename(process.cwd())}`
  return Object.fromEntries(
    Object.entries(entries).map(([name, source]) => [
      name,
      `${folder}/${source.replace(/\.ts$/, '.d.ts')}`,
    ]),
  )
}

/**
 * Replaces the ES modules that tsup has written by files with chosen boundaries.
 *
 * @see docs/decisions/021-published-files-follow-what-loads-together.md
 */
export function publishModules({
  entries,
  files,
  banner = '',
  testFiles = [],
}: PublishedModules): NonNullable<TsupOptions['plugins']>[number] {
  return {
    name: 'publish-modules',
    async buildEnd({ writtenFiles }) {
      if (this.format !== 'esm') return
      const written = writtenFiles.filter(({ name }) => /\.js(\.map)?$/.test(name))
      await Promise.all(written.map(({ name }) => rm(name)))
      const bundle = await rollup({
        input: entries,
        external: (id) => !/^[./]|^@app\/contract/.test(id),
        plugins: [
          nodeResolve({ extensions: ['.ts', '.tsx'] }),
          json(),
          // Keeps letters as they are: escaped, those of most languages take up three times the
          // space.
          esbuild({ target: 'es2022', jsx: 'automatic', charset: 'utf8' }),
          refuseImportsOf(testFiles),
          listExportsByFile(banner),
        ],
        onwarn({ message }) {
          throw new Error(message)
        },
        treeshake: { moduleSideEffects: false },
      })
      await bundle.write({
        dir: this.options.outDir,
        banner: ({ isEntry }) => (isEntry ? '' : banner),
        sourcemap: true,
        manualChunks: assignFiles(files),
        onlyExplicitManualChunks: true,
        chunkFileNames: '[name].js',
        minifyInternalExports: true,
        hoistTransitiveImports: false,
      })
      await bundle.close()
    },
  }
}

/**
 * Assigns each source to a file. Rollup does so itself when `manualChunks` is an object, but a source that
 * several files import then belongs to the one that happens to run first.
 */
function assignFiles(files: PublishedModules['files']): ManualChunksOption {
  const assigned = new Map<string, string>()
  return (id, { getModuleInfo }) => {
    function assign(source: string, file: string): void {
      const module = getModuleInfo(source)
      if (!module) throw new Error(`${file}: there is no source ${source}.`)
      if (module.isExternal || assigned.has(source)) return
      assigned.set(source, file)
      for (const imported of module.importedIds) assign(imported, file)
    }
    if (assigned.size === 0) {
      for (const [file, sources] of Object.entries(files)) {
        for (const source of sources) assign(resolve(source), file)
      }
    }
    return assigned.get(id)
  }
}

/**
 * Writes an entry point as `export *` of one list of names for each file. If the entry point named its
 * exports, esbuild would load all of its files as soon as an app imports any name.
 */
function listExportsByFile(banner: string): Plugin {
  return {
    name: 'list-exports-by-file',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue
        const missing = Object.keys(chunk.modules).filter((id) => id !== chunk.facadeModuleId)
        if (missing.length > 0)
          throw new Error(`Not in published-modules.ts: ${missing.join(', ')}`)
        const lines = chunk.code.split('\n').filter((line) => line.startsWith('export '))
        const exports = lines.map((line) => {
          const [, file] = /^export \{.*\} from '\.\/(.+)';$/.exec(line) ?? []
          // Of another package.
          if (file === undefined) return line
          const source = `${banner}\n${line.replace("'./", "'../")}\n`.trimStart()
          this.emitFile({ type: 'asset', fileName: `${chunk.name}/${file}`, source })
          return `export * from './${chunk.name}/${file}';`
        })
        chunk.code = `${exports.join('\n')}\n`
        delete bundle[`${chunk.fileName}.map`]
      }
    },
  }
}

/** Fails the build if an app would load code for tests, because it shares a file with code of the app. */
function refuseImportsOf(files: string[]): Plugin {
  return {
    name: 'refuse-imports-of-test-files',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || files.includes(chunk.name)) continue
        const refused = [...chunk.imports, ...chunk.dynamicImports].find((imported) =>
          files.some((file) => imported === `${file}.js`),
        )
        if (refused) throw new Error(`${chunk.fileName} imports ${refused}, which is for tests.`)
      }
    },
  }
}
