import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root } from './lib/run'

/** Compiles the examples in documents and comments as files of the demo. */
const demo = join(root, 'apps/demo')
const documents = ['README.md', 'docs/recipes.md', 'docs/custom-sign-in.md', 'docs/react-native.md']
/** Documents whose examples are compiled only if they begin with an import; others are fragments. */
const guides = ['packages/core/README.md', 'packages/react/README.md']
const entryPoints = {
  '@app/core': 'packages/core/src/index.ts',
  '@app/core/server': 'packages/core/src/server.ts',
  '@app/core/admin': 'packages/core/src/admin.ts',
  '@app/core/bindings': 'packages/core/src/bindings.ts',
  '@app/core/testing': 'packages/core/src/testing.ts',
  '@app/react': 'packages/react/src/index.ts',
}

/** Declarations that examples in comments may use, besides the exports of the packages. */
const declarations = `
  import { Route } from 'react-router'
  declare const request: Request
  declare const userId: string
  declare const app: import('@app/core/server').ServerApp<false>
  declare const serverApp: import('@app/core/server').ServerApp
`

type Example = [path: string, code: string]

const imports = Object.entries(entryPoints).map(
  ([name, file]) => `import { ${listExports(file)} } from '${name}'`,
)

const recipes = join(demo, 'src/docs-recipes-md/src')

/** Examples by the virtual file of each, after files of a new app that they import. */
const examples = new Map([
  [join(recipes, 'App.tsx'), 'export default function App() { return null }'],
  ...documents.flatMap(readDocument),
  ...guides.flatMap(readDocument).filter(([, code]) => code.startsWith('import ')),
  ...['packages/core/src', 'packages/react/src'].flatMap(readComments),
])

/**
 * Returns a document's examples, which may import each other by the path in their first line. A
 * variant that the reader may choose, such as `app/layout.tsx, with the user`, cannot be imported.
 */
function readDocument(name: string): Example[] {
  const text = readFileSync(join(root, name), 'utf8')
  const folder = join(demo, 'src', name.replace(/\W/g, '-'))
  const fences = [...text.matchAll(/```(tsx?)\n(.*?)```/gs)]
  if (fences.length === 0) throw new Error(`${name} has no TypeScript example.`)
  return fences.map(([, extension, code = ''], index) => {
    const [, title = '', choice] = /^\/\/ ([\w./[\]$+-]+)\.tsx?(, .*)?\n/.exec(code) ?? []
    const isTitled = title !== '' && choice === undefined
    const path = isTitled ? title : join(dirname(title), `example-${index + 1}`)
    return [join(folder, `${path}.${extension}`), code]
  })
}

/** Returns the examples in a folder's comments, each as a function with all exports in scope. */
function readComments(folder: string): Example[] {
  const files = readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
  const found = files
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(root, folder, name), 'utf8')
      const comments = [...text.matchAll(/@example\n(.*?)\*(?:\/| @)/gs)]
      return comments.map(([, lines = ''], index): Example => {
        const code = lines.replace(/^ *\* ?/gm, '')
        const isModule = /^(declare module|import|export) /.test(code)
        const body = isModule ? code : `export async function example() {\n${code}}`
        const file = `comments/${name.replace(/\W/g, '-')}-${index + 1}.tsx`
        return [join(demo, 'src', file), [...imports, declarations, body].join('\n')]
      })
    })
  if (found.length === 0) throw new Error(`No comment in ${folder} has an example.`)
  return found
}

/** Lists the values that an entry point exports. */
function listExports(file: string): string[] {
  const lists = readFileSync(join(root, file), 'utf8').matchAll(/^export \{([^}]*)\}/gm)
  const names = [...lists].flatMap(([, list = '']) => list.split(',')).map((name) => name.trim())
  return names.filter((name) => name !== '' && !name.startsWith('type '))
}

const config = ts.readConfigFile(join(demo, 'tsconfig.json'), ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, demo)
options.paths = { ...options.paths, '$lib/*': [join(recipes, 'lib/*')] }
const host = ts.createCompilerHost(options)
const { fileExists, getSourceFile, readFile } = host
// The folders of the examples do not exist either.
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

// Both documents begin with the same quick start.
const [quickStart, ofReact] = ['README.md', 'packages/react/README.md'].map(
  (name) => readDocument(name)[0]?.[1],
)
const isOneQuickStart = quickStart === ofReact

if (errors.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(errors, host))
if (!isOneQuickStart) console.error('The quick starts of README.md and packages/react differ.')
console.log(`${examples.size} examples.`)
process.exitCode = errors.length === 0 && isOneQuickStart ? 0 : 1
