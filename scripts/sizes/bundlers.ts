import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build as buildWithEsbuild } from 'esbuild'
import { build as buildWithVite8, type Rolldown } from 'vite'
import { build as buildWithVite7 } from 'vite-7'
import webpack from 'webpack'
import type { Bundle, BundleFile } from './bundle'

/**
 * Builds a program for production with the defaults of a bundler. React stays an import.
 *
 * @param entry Path of the program's entry below the project.
 */
type Bundler = (project: string, entry: string) => Promise<Bundle>

const react = /^react(-dom)?(\/|$)/

type ViteResult = Awaited<ReturnType<typeof buildWithVite8>>

const withVite8: Bundler = async (project, entry) => {
  const built = await buildWithVite8({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      sourcemap: 'hidden',
      rolldownOptions: { input: join(project, entry), external: react },
    },
  })
  return readViteResult(project, built)
}

const withVite7: Bundler = async (project, entry) => {
  const built = await buildWithVite7({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      sourcemap: 'hidden',
      rollupOptions: { input: join(project, entry), external: react },
    },
  })
  // Rollup describes its files by the same fields as Rolldown.
  return readViteResult(project, built as unknown as ViteResult)
}

function readViteResult(project: string, built: ViteResult): Bundle {
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const chunks = outputs.filter((output): output is Rolldown.OutputChunk => output.type === 'chunk')
  const styles = outputs.flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : [],
  )
  const files = chunks.map(({ fileName, code, map, imports, isEntry }) => {
    const folder = dirname(join(project, 'dist', fileName))
    return { name: fileName, code, map: map && JSON.stringify(map), folder, imports, isEntry }
  })
  return { files, styles }
}

const withEsbuild: Bundler = async (project, entry) => {
  const { outputFiles, metafile } = await buildWithEsbuild({
    absWorkingDir: project,
    entryPoints: [entry],
    outdir: 'dist',
    write: false,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    sourcemap: 'external',
    metafile: true,
    external: ['react', 'react-dom'],
    logLevel: 'error',
  })
  const contents = new Map(outputFiles.map(({ path, text }) => [path, text]))
  const read = (name: string) => contents.get(join(project, name)) ?? ''
  const names = Object.keys(metafile.outputs)
  const files = Object.entries(metafile.outputs).map(([name, { imports, entryPoint }]) => ({
    name,
    code: read(name),
    map: read(`${name}.map`),
    folder: dirname(join(project, name)),
    imports: imports.flatMap(({ kind, path }) => (kind === 'import-statement' ? [path] : [])),
    isEntry: entryPoint === entry,
  }))
  return {
    files: files.filter(({ name }) => name.endsWith('.js')),
    styles: names.filter((name) => name.endsWith('.css')).map(read),
  }
}

const minified = new Map<string, unknown>()

/**
 * Minifies a file once, although several programs contain it: the messages of a language, for example. webpack itself
 * finds it by its content, as it does with its cache in a folder.
 */
function shareMinified({ cache }: webpack.Compiler): void {
  const name = 'shareMinified'
  const isMinified = (identifier: string) => identifier.startsWith('TerserWebpackPlugin|')
  cache.hooks.store.tap(name, (identifier, etag, data) => {
    if (isMinified(identifier)) minified.set(`${identifier} ${etag}`, data)
  })
  cache.hooks.get.tap(name, (identifier, etag) =>
    isMinified(identifier) ? minified.get(`${identifier} ${etag}`) : undefined,
  )
}

const withWebpack: Bundler = async (project, entry) => {
  const folder = join(project, 'dist')
  const compiler = webpack({
    context: project,
    mode: 'production',
    entry: { main: `./${entry}` },
    output: {
      path: folder,
      clean: true,
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
    devtool: 'hidden-source-map',
    plugins: [shareMinified],
    // The other bundlers measure the style sheet.
    module: { rules: [{ test: /\.css$/, type: 'asset/resource' }] },
    externalsType: 'var',
    externals: ({ request = '' }, callback) =>
      react.test(request) ? callback(undefined, request.replace(/\W/g, '_')) : callback(),
  })
  const compilation = await compile(compiler)
  const initial = compilation.entrypoints.get('main')?.getFiles() ?? []
  const files = [...compilation.chunks].flatMap((chunk) => {
    const groups = [...chunk.groupsIterable].map((group) => group.getFiles())
    // The files that every group with this chunk loads.
    const imports = (groups[0] ?? []).filter((name) =>
      groups.every((group) => group.includes(name)),
    )
    return [...chunk.files].map((name) => ({ name, imports, isEntry: initial.includes(name) }))
  })
  const scripts = files.filter(({ name }) => name.endsWith('.js'))
  return { files: await Promise.all(scripts.map((file) => readFiles(folder, file))), styles: [] }
}

async function readFiles(
  folder: string,
  file: Pick<BundleFile, 'name' | 'imports' | 'isEntry'>,
): Promise<BundleFile> {
  const path = join(folder, file.name)
  const [code, map] = await Promise.all([readFile(path, 'utf8'), readFile(`${path}.map`, 'utf8')])
  return { ...file, code, map, folder }
}

function compile(compiler: webpack.Compiler | null): Promise<webpack.Compilation> {
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error) return reject(error)
      if (stats?.hasErrors()) return reject(new Error(stats.toString('errors-only')))
      compiler.close(() => (stats ? resolve(stats.compilation) : reject(new Error('No result.'))))
    })
  })
}

/** The bundlers that apps use most, by name. */
export const bundlers = {
  'Vite 8': withVite8,
  'Vite 7': withVite7,
  esbuild: withEsbuild,
  'webpack 5': withWebpack,
} satisfies Record<string, Bundler>

/** Name of a bundler. */
export type BundlerName = keyof typeof bundlers
