import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/** A call of `definePage` or `defineSection` in the sources. */
export interface Definition {
  /** File of the definition below the sources, without its extension: `sign-in/sign-in.page`. */
  definedIn: string
  /** File of the component below the sources, without its extension: `sign-in/sign-in`. */
  file: string
  /** Name of the component. */
  component: string
  /** Its options that are literals. */
  options: Record<string, string | boolean | null>
}

/** Reads the definitions of all pages. */
export function readPageDefinitions(source: string): Definition[] {
  return readDefinitions(source, 'definePage', /\.page\.tsx?$/)
}

/** Reads the definitions of all sections of the account settings. */
export function readSectionDefinitions(source: string): Definition[] {
  return readDefinitions(source, 'defineSection', /\.section\.tsx?$/)
}

function readDefinitions(source: string, callee: string, pattern: RegExp): Definition[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => readDefinition(source, file, callee))
}

function readDefinition(source: string, file: string, callee: string): Definition {
  const text = readFileSync(join(source, file), 'utf8')
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const options = findOptions(tree, callee)
  const load = options?.properties.find((property) => property.name?.getText() === 'load')
  const loaded = /import\('(.+)'\)\)\.(\w+)/.exec(load?.getText() ?? '')
  if (!options || !loaded) throw new Error(`${file}: expected ${callee}({ load: … import(…) … }).`)
  const [, from = '', component = ''] = loaded
  return {
    definedIn: file.replace(/\.tsx?$/, ''),
    file: normalize(join(dirname(file), from)),
    component,
    options: Object.fromEntries(options.properties.flatMap(readLiteral)),
  }
}

function findOptions(node: ts.Node, callee: string): ts.ObjectLiteralExpression | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === callee) {
    const [options] = node.arguments
    return options && ts.isObjectLiteralExpression(options) ? options : undefined
  }
  return ts.forEachChild(node, (child) => findOptions(child, callee))
}

function readLiteral(property: ts.ObjectLiteralElementLike): [string, string | boolean | null][] {
  if (!ts.isPropertyAssignment(property)) return []
  const { name, initializer } = property
  if (ts.isStringLiteral(initializer)) return [[name.getText(), initializer.text]]
  if (initializer.kind === ts.SyntaxKind.TrueKeyword) return [[name.getText(), true]]
  if (initializer.kind === ts.SyntaxKind.FalseKeyword) return [[name.getText(), false]]
  if (initializer.kind === ts.SyntaxKind.NullKeyword) return [[name.getText(), null]]
  return []
}
