import ts from 'typescript'

/** An imported name. */
interface ImportedName {
  name: string
  isType: boolean
}

/** An import at the top of a file. */
export interface Import {
  from: string
  names: ImportedName[]
}

/** A file, split into its imports and the rest. */
export interface SourceFile {
  imports: Import[]
  body: string
}

/** Splits a file. Its imports must be named ones at the top. */
export function readSource(name: string, text: string): SourceFile {
  const tree = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const declarations = tree.statements.filter(ts.isImportDeclaration)
  const end = declarations.at(-1)?.end ?? 0
  return {
    imports: declarations.map((declaration) => readImport(name, declaration)),
    body: text.slice(end).replace(/^\n+/, ''),
  }
}

function readImport(file: string, { importClause, moduleSpecifier }: ts.ImportDeclaration): Import {
  const names = importClause?.namedBindings
  if (
    !importClause ||
    !names ||
    !ts.isNamedImports(names) ||
    !ts.isStringLiteral(moduleSpecifier)
  ) {
    throw new Error(`${file}: a page that is ejected imports by name.`)
  }
  const isAllTypes = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword
  return {
    from: moduleSpecifier.text,
    names: names.elements.map(({ name, isTypeOnly }) => ({
      name: name.text,
      isType: isAllTypes || isTypeOnly,
    })),
  }
}

/** Joins a file again, with one import per module. */
export function writeSource({ imports, body }: SourceFile): string {
  const places = [...new Set(imports.map(({ from }) => from))].sort(byDistance)
  const lines = places.map((place) =>
    writeImport({
      from: place,
      names: imports.filter(({ from }) => from === place).flatMap(({ names }) => names),
    }),
  )
  return `${lines.join('\n')}\n\n${body}`
}

/** Sorts packages before files of the app, each alphabetically. */
function byDistance(a: string, b: string): number {
  return Number(a.startsWith('.')) - Number(b.startsWith('.')) || a.localeCompare(b)
}

const maxWidth = 100

function writeImport({ from, names }: Import): string {
  const isAllTypes = names.every(({ isType }) => isType)
  const texts = names
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, isType }) => (isType && !isAllTypes ? `type ${name}` : name))
  const keyword = isAllTypes ? 'import type' : 'import'
  const line = `${keyword} { ${texts.join(', ')} } from '${from}'`
  if (line.length <= maxWidth) return line
  return `${keyword} {\n${texts.map((text) => `  ${text},\n`).join('')}} from '${from}'`
}
