import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type EntryPoints, readEntryPoints } from './entry-points'
import { type Import, readSource, type SourceFile, writeSource } from './imports'

/** A file of an ejected page, as it is copied into an app. */
export interface EjectedFile {
  name: string
  text: string
}

/**
 * Returns the files of an ejected page: its own and those it imports that no entry point of the
 * package exports. Imports refer to the entry points or to the copied files.
 *
 * @param source Folder of the package's sources.
 * @param file File of the page below `source`, without its extension.
 */
export function ejectPage(source: string, file: string): EjectedFile[] {
  const entryPoints = readEntryPoints(source)
  const sources = collect(join(source, file), entryPoints)
  requireOwnNames([...sources.keys()])
  return [...sources].map(([path, { imports, body }]) => ({
    name: basename(findFile(path)),
    text: writeSource({ imports: imports.flatMap((one) => redirect(path, one)), body }),
  }))

  function redirect(path: string, { from, names }: Import): Import[] {
    const target = resolve(path, from)
    if (target === null) return [{ from, names }]
    if (sources.has(target)) return [{ from: `./${basename(target)}`, names }]
    return names.map((name) => ({
      from: entryPoints.find(target, name.name) ?? from,
      names: [name],
    }))
  }
}

/** Requires that no two files have the same name, as they are copied to one folder. */
function requireOwnNames(paths: string[]): void {
  const names = paths.map((path) => basename(path))
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated) throw new Error(`${repeated}: two files of a page have this name.`)
}

/** Files to copy, by path without extension. */
function collect(
  path: string,
  entryPoints: EntryPoints,
  found = new Map<string, SourceFile>(),
): Map<string, SourceFile> {
  const file = readSource(path, readFileSync(findFile(path), 'utf8'))
  if (file.body.includes('import('))
    throw new Error(`${path}: it loads code that no entry point exports.`)
  found.set(path, file)
  for (const { from, names } of file.imports) {
    const target = resolve(path, from)
    if (target === null || found.has(target)) continue
    if (names.every(({ name }) => entryPoints.find(target, name))) continue
    collect(target, entryPoints, found)
  }
  return found
}

/** Returns the file that an import resolves to, without its extension; `null` for a package. */
function resolve(path: string, from: string): string | null {
  return from.startsWith('.') ? join(dirname(path), from) : null
}

function findFile(path: string): string {
  const file = [`${path}.tsx`, `${path}.ts`].find(existsSync)
  if (!file) throw new Error(`${path}: there is no such file.`)
  return file
}
