import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** Finds the entry point of the package that exports a name of a source file. */
export interface EntryPoints {
  find(file: string, name: string): string | undefined
}

/** Source file of each entry point, the main one first. */
const entryPointFiles = { '@app/react': 'index.ts', '@app/react/parts': 'parts/index.ts' }

/** Replacements of files in ejected pages, which load messages themselves. */
const replacements: Record<string, string> = {
  'page/page': 'parts/localized-page',
  'settings/settings-page': 'parts/localized-page',
}

/** Reads the entry points of the package whose sources are in `source`. */
export function readEntryPoints(source: string): EntryPoints {
  const entryPoints = Object.entries(entryPointFiles).map(([entryPoint, file]) => ({
    entryPoint,
    names: listExports(join(source, file)),
  }))
  return {
    find(file, name) {
      const replacement = replacements[file.slice(source.length + 1)]
      const key = `${replacement ? join(source, replacement) : file}#${name}`
      return entryPoints.find(({ names }) => names.has(key))?.entryPoint
    },
  }
}

/** Lists all exports of an entry point as `file#name`. */
function listExports(entryPoint: string): Set<string> {
  const tree = ts.createSourceFile(
    entryPoint,
    readFileSync(entryPoint, 'utf8'),
    ts.ScriptTarget.Latest,
  )
  const names = new Set<string>()
  for (const statement of tree.statements) {
    if (!ts.isExportDeclaration(statement)) continue
    const { exportClause, moduleSpecifier } = statement
    if (!exportClause || !ts.isNamedExports(exportClause)) continue
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) continue
    const file = join(dirname(entryPoint), moduleSpecifier.text)
    for (const { name } of exportClause.elements) names.add(`${file}#${name.text}`)
  }
  return names
}
