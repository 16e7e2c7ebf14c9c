import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { listRepositoryFiles } from './lib/repository-files'
import { root } from './lib/run'

// Checks code for what Biome has no rule for: components of `@app/react` that share a name, so that
// a search or a component stack cannot tell them apart; literals that are spread in place, to fit
// more properties on a line; and `URL.canParse` (see `parseUrl`).

const files = listRepositoryFiles().filter((file) =>
  /^(?:apps|packages|scripts)\/.*\.tsx?$/.test(file),
)

/** Places by name of the component. */
const components = new Map<string, string[]>()
let found = 0

for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8')
  if (/^packages\/[^/]+\/src\//.test(file) && text.includes('URL.canParse(')) {
    report(`${file} calls URL.canParse, which Node 20 breaks: use parseUrl.`)
  }
  const isComponents = /^packages\/react\/src\/.*(?<!\.test)\.tsx$/.test(file)
  if (!isComponents && !text.includes('...{')) continue
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  checkSpreads(source)
  if (!isComponents) continue
  for (const name of source.statements.flatMap(listNames)) {
    if (!/^[A-Z]/.test(name)) continue
    components.set(name, [...(components.get(name) ?? []), file])
  }
}
for (const [name, places] of components) {
  if (places.length > 1) report(`Several components are named ${name}: ${places.join(', ')}`)
}
process.exitCode = found > 0 ? 1 : 0

function checkSpreads(source: ts.SourceFile): void {
  function visit(node: ts.Node): void {
    const isSpread = ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)
    if (isSpread && ts.isObjectLiteralExpression(node.expression)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      report(`${source.fileName}:${line + 1} spreads a literal: write its properties instead.`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

/** Lists the functions and constants of a statement. */
function listNames(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : []
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.map(({ name }) => name.getText())
}

function report(problem: string): void {
  console.error(problem)
  found += 1
}
