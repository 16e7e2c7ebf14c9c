import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** Which door of the package gives a name that a file of the sources exports. */
export interface Doors {
  find(file: string, name: string): string | undefined
}

/** Every door by its file, the one everybody knows first. */
const doorFiles = { '@app/react': 'index.ts', '@app/react/parts': 'parts/index.ts' }

/**
 * What stands in for a file in pages that live in an app. These bring texts along, which pages of the
 * package are loaded with.
 */
const standIns: Record<string, string> = {
  'page/page': 'parts/localized-page',
  'settings/settings-page': 'parts/localized-page',
}

/** Reads the doors of the package whose sources are in `source`. */
export function readDoors(source: string): Doors {
  const doors = Object.entries(doorFiles).map(([door, file]) => ({
    door,
    names: listExports(join(source, file)),
  }))
  return {
    find(file, name) {
      const standIn = standIns[file.slice(source.length + 1)]
      const key = `${standIn ? join(source, standIn) : file}#${name}`
      return doors.find(({ names }) => names.has(key))?.door
    },
  }
}

/** `file#name` of everything a door passes on. */
function listExports(door: string): Set<string> {
  const tree = ts.createSourceFile(door, readFileSync(door, 'utf8'), ts.ScriptTarget.Latest)
  const names = new Set<string>()
  for (const statement of tree.statements) {
    if (!ts.isExportDeclaration(statement)) continue
    const { exportClause, moduleSpecifier } = statement
    if (!exportClause || !ts.isNamedExports(exportClause)) continue
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) continue
    const file = join(dirname(door), moduleSpecifier.text)
    for (const { name } of exportClause.elements) names.add(`${file}#${name.text}`)
  }
  return names
}
