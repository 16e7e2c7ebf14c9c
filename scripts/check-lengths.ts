import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { listRepositoryFiles } from './lib/repository-files'
import { root } from './lib/run'

// Checks that folders read as a table of contents, and that a file and a function can be understood on a screen
// or two. Files and functions of tests may be longer, as they are read one case at a time.

const maxFiles = 20
const maxFileLines = 300
const maxFunctionLines = 60

/** Longer files and functions, with the reason. */
const exceptions: Record<string, string> = {
  'packages/core/src/app/admin/admin-app.ts': 'one class, with a line and a comment for each call',
  'packages/core/src/cache/resource.ts createResource': 'one state, which all of its steps change',
  'packages/server/src/sign-in/password/common/list.ts': 'a list that make-list.ts writes',
}

const files = listRepositoryFiles().filter((file) =>
  /^(?:apps|packages|scripts)\/.*\.m?tsx?$|^scripts\/.*\.mjs$/.test(file),
)
const isUnitTest = (file: string) =>
  /^(?:apps|packages)\/[^/]+\/(?:src|server)\/.*\.test\.tsx?$/.test(file)
const isTest = (file: string) =>
  isUnitTest(file) || /^packages\/[^/]+\/test\/|^apps\/e2e\//.test(file)

const unused = new Set(Object.keys(exceptions))
let found = 0

// Unit tests are beside their sources and do not count; other tests have folders of their own.
for (const [folder, count] of countByFolder(files.filter((file) => !isUnitTest(file)))) {
  report(folder, count, { max: maxFiles, unit: 'files' })
}
for (const file of files.filter((file) => !isTest(file))) {
  const text = readFileSync(join(root, file), 'utf8')
  const lines = text.split('\n').length - 1
  report(file, lines, { max: maxFileLines, unit: 'lines' })
  if (lines <= maxFunctionLines) continue
  for (const { name, length } of listFunctions(file, text)) {
    report(`${file} ${name}`, length, { max: maxFunctionLines, unit: 'lines' })
  }
}
for (const name of unused) console.error(`${name} is not too long: remove the exception.`)
process.exitCode = found + unused.size > 0 ? 1 : 0

function report(name: string, count: number, { max, unit }: { max: number; unit: string }): void {
  if (count <= max || unused.delete(name)) return
  console.error(`${name} has ${count} ${unit}, over ${max}.`)
  found += 1
}

function countByFolder(paths: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return counts
}

function listFunctions(file: string, text: string): { name: string; length: number }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const functions: { name: string; length: number }[] = []
  function visit(node: ts.Node): void {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const length = lineOf(node.end) - lineOf(node.getStart(source)) + 1
      functions.push({ name: nameOf(node), length })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return functions
}

/** Returns the name of a function, or of the variable or property that holds it. */
function nameOf({ name, parent }: ts.SignatureDeclaration): string {
  if (name) return name.getText()
  return 'name' in parent && parent.name ? (parent.name as ts.Node).getText() : 'anonymous'
}
