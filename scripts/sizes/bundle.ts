import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { decodedMappings, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** A JavaScript file of a bundle. */
export interface BundleFile {
  name: string
  code: string
  /** Source map, as JSON; `null` for code of the bundler alone. */
  map: string | null
  /** Folder that the sources of the map are relative to. */
  folder: string
  /** Names of the files that the browser loads together with this one. */
  imports: string[]
  isEntry: boolean
}

/** A built program. */
export interface Bundle {
  files: BundleFile[]
  /** Style sheets. */
  styles: string[]
}

/** Minified bytes by source file, such as `core/src/http/http.ts`. */
export type ModuleSizes = Record<string, number>

/** Sizes by code: several rows of a program count the same files, and programs have files in common. */
const downloadSizes = new Map<string, number>()

/** Returns the size of a file as servers send it: compressed by gzip, level 9. */
export function toDownloadSize(code: string): number {
  const size = downloadSizes.get(code) ?? gzipSync(code, { level: 9 }).length
  downloadSizes.set(code, size)
  return size
}

/** Adds the download sizes of files. */
export function sumSizes(files: BundleFile[]): number {
  return files.reduce((sum, { code }) => sum + toDownloadSize(code), 0)
}

/** Lists the files that load with the given ones: those they import statically, and they themselves. */
export function listLoadedWith({ files }: Bundle, starts: BundleFile[]): BundleFile[] {
  const byName = new Map(files.map((file) => [file.name, file]))
  const loaded = new Set(starts)
  // Iterating over a set also visits values that are added during the loop.
  for (const { imports } of loaded) {
    for (const name of imports) {
      const file = byName.get(name)
      if (file) loaded.add(file)
    }
  }
  return [...loaded]
}

/** Lists the files that a page loads at first. */
export function listInitialFiles(bundle: Bundle): BundleFile[] {
  const entries = bundle.files.filter(({ isEntry }) => isEntry)
  return listLoadedWith(bundle, entries)
}

const modulesOfFiles = new WeakMap<BundleFile, ModuleSizes>()

/** Returns the bytes of each source in a file, by the source maps of the bundler and of the packages. */
export function readModules(file: BundleFile): ModuleSizes {
  const modules = modulesOfFiles.get(file) ?? countModules(file)
  modulesOfFiles.set(file, modules)
  return modules
}

function countModules({ code, map, folder }: BundleFile): ModuleSizes {
  if (map === null) return { bundler: code.length }
  const bundled = new TraceMap(map)
  const sources = bundled.sources.map((source) => resolve(folder, source ?? ''))
  const lines = code.split('\n')
  const modules: ModuleSizes = {}
  for (const [row, segments] of decodedMappings(bundled).entries()) {
    for (const [index, [column, source, line, sourceColumn]] of segments.entries()) {
      // A segment reaches to the next one.
      const end = segments[index + 1]?.[0] ?? lines[row]?.length ?? column
      const name =
        source === undefined
          ? 'bundler'
          : findModule(sources[source] ?? '', line ?? 0, sourceColumn ?? 0)
      modules[name] = (modules[name] ?? 0) + end - column
    }
  }
  return modules
}

/** The names of a published file, and of its sources as its map refers to them. */
interface PublishedFile {
  name: string
  map: TraceMap | null
  sourceNames: Map<string, string>
}

const publishedFiles = new Map<string, PublishedFile>()

/** Names the source of a position in a published file. Other files are sources themselves. */
function findModule(file: string, line: number, column: number): string {
  const published = publishedFiles.get(file) ?? readPublishedFile(file)
  publishedFiles.set(file, published)
  const { name, map, sourceNames } = published
  const source = map && originalPositionFor(map, { line: line + 1, column }).source
  return source ? (sourceNames.get(source) ?? name) : name
}

function readPublishedFile(file: string): PublishedFile {
  const hasMap = file.includes('/@app/') && existsSync(`${file}.map`)
  const map = hasMap ? new TraceMap(readFileSync(`${file}.map`, 'utf8')) : null
  const sources = map?.resolvedSources ?? []
  const sourceNames = sources.map((source): [string, string] => {
    return [source, toModuleName(resolve(file, '..', source))]
  })
  return { name: toModuleName(file), map, sourceNames: new Map(sourceNames) }
}

/** Names a source by its package: `core/src/app/client-app.ts`, `js-cookie/dist/js.cookie.mjs`. */
function toModuleName(path: string): string {
  return path
    .replace(/^.*\/node_modules\/(?:@app\/)?/, '')
    .replace(/^.*\/(?=programs\/|demo\/)/, '')
}

/** Adds the bytes of several files by source. */
export function sumModules(files: BundleFile[]): ModuleSizes {
  const sum: ModuleSizes = {}
  for (const modules of files.map(readModules)) {
    for (const [name, bytes] of Object.entries(modules)) sum[name] = (sum[name] ?? 0) + bytes
  }
  return sum
}
