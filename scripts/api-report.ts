import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { root, run, turbo } from './lib/run'
import { createSdkDocument } from './lib/sdk-document'

/**
 * Writes the public types of each package to `docs/api`, so that a review shows their changes, and all
 * exports with their doc comments to `docs/sdk.md`. With `--check` it compares instead.
 */
const packages = ['core', 'react', 'server']
const reportFolder = join(root, 'docs/api')
const isCheck = process.argv.includes('--check')

const silent = { logLevel: ExtractorLogLevel.None }
const loud = { logLevel: ExtractorLogLevel.Error }

/** Writes a file that exports a package's main entry point as it is and the others as namespaces. */
async function writeEntryPoints(folder: string, cache: string): Promise<string> {
  const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const lines = Object.keys(exports)
    .map((path) => (path === '.' ? 'index' : basename(path)))
    .filter((name) => existsSync(join(folder, `dist/${name}.d.ts`)))
    .map((name) => {
      const from = `'${relative(cache, join(folder, 'dist', name))}.js'`
      return name === 'index' ? `export * from ${from}` : `export * as ${name} from ${from}`
    })
  const file = join(cache, 'entry-points.d.ts')
  await mkdir(cache, { recursive: true })
  await writeFile(file, lines.join('\n'))
  return file
}

interface Report {
  /** Difference from the committed report, if any. */
  difference: string | undefined
  /** Declarations and members without a comment. */
  undocumented: string[]
  /** Types of options that no entry point exports, so that programs cannot name them. */
  unexported: string[]
}

interface ReportFiles {
  /** Folder of temporary files. */
  cache: string
  reportFileName: string
  /** File that exports everything. */
  entryPoints: string
}

function toConfig(folder: string, { cache, reportFileName, entryPoints }: ReportFiles) {
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      newlineKind: 'lf',
      mainEntryPointFilePath: entryPoints,
      compiler: {
        overrideTsconfig: {
          extends: join(root, 'tsconfig.base.json'),
          compilerOptions: {
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            types: ['node'],
            // Resolves the published packages, not their sources.
            customConditions: [],
          },
          files: [],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName,
        reportFolder,
        reportTempFolder: cache,
        // Unexported types that exported ones refer to are public as well.
        includeForgottenExports: true,
      },
      messages: {
        compilerMessageReporting: { default: loud },
        extractorMessageReporting: { default: silent },
        tsdocMessageReporting: { default: silent },
      },
    },
  })
}

async function report(name: string): Promise<Report> {
  const folder = join(root, 'packages', name)
  // Inside the package, because the tool treats types outside of it as external. Not published.
  const cache = join(folder, '.turbo/api-report')
  const reportFileName = `${name}.api.md`
  const entryPoints = await writeEntryPoints(folder, cache)
  const config = toConfig(folder, { cache, reportFileName, entryPoints })
  const { apiReportChanged, errorCount } = Extractor.invoke(config, {
    localBuild: !isCheck,
    messageCallback: (message) => {
      // The tool's messages name its own commands; ours are below.
      message.handled = message.logLevel !== ExtractorLogLevel.Error
    },
  })
  if (errorCount > 0) process.exitCode = 1
  const files = [join(reportFolder, reportFileName), join(cache, reportFileName)] as const
  const text = await readFile(files[1], 'utf8')
  const undocumented = text.matchAll(/\(undocumented\)\n\s*(\S.*)/g)
  const exported = [...text.matchAll(/^ *export \{(.*?)\}/gms)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')[0]),
  )
  const options = text.matchAll(/^(?:interface|type) (\w+Options)\b/gm)
  return {
    difference: apiReportChanged
      ? (await run('git', ['diff', '--no-index', '--unified=1', ...files])).output
      : undefined,
    undocumented: [...undocumented].map(([, declaration = '']) => declaration),
    unexported: [...options].flatMap(([, type = '']) => (exported.includes(type) ? [] : [type])),
  }
}

if (!isCheck) {
  const built = await turbo(
    ['build'],
    packages.map((name) => `--filter=@app/${name}`),
  )
  if (!built.ok) throw new Error(built.output)
}
for (const name of packages) {
  const { difference, undocumented, unexported } = await report(name)
  for (const declaration of undocumented) {
    console.error(`@app/${name} exports this without a doc comment: ${declaration}`)
    process.exitCode = 1
  }
  // The parts for ejected pages have types of their own.
  for (const type of name === 'react' ? [] : unexported) {
    console.error(`@app/${name} takes these options, but does not export their type: ${type}`)
    process.exitCode = 1
  }
  if (difference === undefined) continue
  if (!isCheck) {
    console.log(`docs/api/${name}.api.md has changed. Review the difference.`)
    continue
  }
  console.error(
    `The public API of @app/${name} changed. Run \`pnpm api-report\` to update docs/api.`,
  )
  console.error(difference)
  process.exitCode = 1
}

const sdkFile = join(root, 'docs/sdk.md')
const sdkDocument = createSdkDocument()
const isStale = (await readFile(sdkFile, 'utf8').catch(() => '')) !== sdkDocument
if (isStale && isCheck) {
  console.error('docs/sdk.md is stale. Run `pnpm api-report` to update it.')
  process.exitCode = 1
} else if (isStale) {
  await writeFile(sdkFile, sdkDocument)
  console.log('docs/sdk.md has changed. Review the difference.')
}
