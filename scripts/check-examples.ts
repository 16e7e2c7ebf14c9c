import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './lib/run'

/** Compiles the examples of the documentation as if they were files of the demo. */
const demo = join(root, 'apps/demo')
const documents = ['README.md', 'docs/recipes.md']

/** Examples by the file each pretends to be. Those of a document may import what it calls `auth.ts`. */
const examples = new Map(documents.flatMap(readDocument))

function readDocument(name: string): [path: string, code: string][] {
  const text = readFileSync(join(root, name), 'utf8')
  const folder = join(demo, 'src', name.replace(/\W/g, '-'))
  const fences = [...text.matchAll(/```(tsx?)\n(.*?)```/gs)]
  if (fences.length === 0) throw new Error(`${name} has no TypeScript example.`)
  return fences.map(([, extension, code = ''], index) => {
    const title = /^\/\/ ([\w-]+)\.ts\n/.exec(code)?.[1]
    return [join(folder, `${title ?? `example-${index + 1}`}.${extension}`), code]
  })
}

const config = ts.readConfigFile(join(demo, 'tsconfig.json'), ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, demo)
const host = ts.createCompilerHost(options)
const { fileExists, getSourceFile, readFile } = host
// Their folders are not there either.
delete host.directoryExists
host.fileExists = (path) => examples.has(path) || fileExists(path)
host.readFile = (path) => examples.get(path) ?? readFile(path)
host.getSourceFile = (path, languageVersion, ...rest) => {
  const code = examples.get(path)
  return code === undefined
    ? getSourceFile(path, languageVersion, ...rest)
    : ts.createSourceFile(path, code, languageVersion)
}

const program = ts.createProgram(
  [
    ...examples.keys(),
    join(demo, 'src/vite-env.d.ts'),
    join(root, 'scripts/examples/frameworks.d.ts'),
  ],
  options,
  host,
)
const errors = [...examples.keys()].flatMap((path) => {
  const file = program.getSourceFile(path)
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
})

if (errors.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(errors, host))
process.exitCode = errors.length === 0 ? 0 : 1
