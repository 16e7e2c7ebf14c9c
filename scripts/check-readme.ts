import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './lib/run'

/** Compiles the TypeScript examples of README.md as if they were files of the demo. */
const demo = join(root, 'apps/demo')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const examples = new Map(
  [...readme.matchAll(/```(tsx?)\n(.*?)```/gs)].map(([, extension, code = ''], index) => [
    join(demo, `src/readme-${index + 1}.${extension}`),
    code,
  ]),
)

const config = ts.readConfigFile(join(demo, 'tsconfig.json'), ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, demo)
const host = ts.createCompilerHost(options)
const { fileExists, getSourceFile, readFile } = host
host.fileExists = (path) => examples.has(path) || fileExists(path)
host.readFile = (path) => examples.get(path) ?? readFile(path)
host.getSourceFile = (path, languageVersion, ...rest) => {
  const code = examples.get(path)
  return code === undefined
    ? getSourceFile(path, languageVersion, ...rest)
    : ts.createSourceFile(path, code, languageVersion)
}

const program = ts.createProgram(
  [...examples.keys(), join(demo, 'src/vite-env.d.ts')],
  options,
  host,
)
const errors = [...examples.keys()].flatMap((path) => {
  const file = program.getSourceFile(path)
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
})

if (errors.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(errors, host))
if (examples.size === 0) console.error('README.md has no TypeScript example.')
process.exitCode = errors.length === 0 && examples.size > 0 ? 0 : 1
