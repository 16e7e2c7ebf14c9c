import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { root, run, turbo } from './lib/run'

/**
 * Puts what each package shows to TypeScript on record, so that a change is seen in review. With
 * `--check` it compares.
 */
const packages = ['core', 'react', 'server']
const reportFolder = join(root, 'docs/api')
const isCheck = process.argv.includes('--check')

const silent = { logLevel: ExtractorLogLevel.None }
const loud = { logLevel: ExtractorLogLevel.Error }

/** One file that exports a package's first door as it is, and the others by their names. */
async function writeDoors(folder: string, cache: string): Promise<string> {
  const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const lines = Object.keys(exports)
    .map((door) => (door === '.' ? 'index' : basename(door)))
    .filter((name) => existsSync(join(folder, `dist/${name}.d.ts`)))
    .map((name) => {
      const from = `'${relative(cache, join(folder, 'dist', name))}.js'`
      return name === 'index' ? `export * from ${from}` : `export * as ${name} from ${from}`
    })
  const doors = join(cache, 'doors.d.ts')
  await mkdir(cache, { recursive: true })
  await writeFile(doors, lines.join('\n'))
  return doors
}

interface Report {
  /** What differs from the committed report; nothing when they are the same. */
  difference: string | undefined
  /** Declarations without a comment. */
  undocumented: string[]
}

async function report(name: string): Promise<Report> {
  const folder = join(root, 'packages', name)
  // Inside the package, since its types count as foreign elsewhere, and not published.
  const cache = join(folder, '.turbo/api-report')
  const reportFileName = `${name}.api.md`
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      newlineKind: 'lf',
      mainEntryPointFilePath: await writeDoors(folder, cache),
      compiler: {
        overrideTsconfig: {
          extends: join(root, 'tsconfig.base.json'),
          compilerOptions: {
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            types: ['node'],
            // The packages as they are published, not their sources.
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
        // What no door names is as public when something with a name is made of it.
        includeForgottenExports: true,
      },
      messages: {
        compilerMessageReporting: { default: loud },
        extractorMessageReporting: { default: silent },
        tsdocMessageReporting: { default: silent },
      },
    },
  })
  const { apiReportChanged, errorCount } = Extractor.invoke(config, {
    localBuild: !isCheck,
    messageCallback: (message) => {
      // Its own advice names its own commands; ours is below.
      message.handled = message.logLevel !== ExtractorLogLevel.Error
    },
  })
  if (errorCount > 0) process.exitCode = 1
  const files = [join(reportFolder, reportFileName), join(cache, reportFileName)] as const
  const undocumented = (await readFile(files[1], 'utf8')).matchAll(/\(undocumented\)\n(\w.*)/g)
  return {
    difference: apiReportChanged
      ? (await run('git', ['diff', '--no-index', '--unified=1', ...files])).output
      : undefined,
    undocumented: [...undocumented].map(([, declaration = '']) => declaration),
  }
}

if (!isCheck) {
  const built = await turbo(['build'], ...packages.map((name) => `--filter=@app/${name}`))
  if (!built.ok) throw new Error(built.output)
}
for (const name of packages) {
  const { difference, undocumented } = await report(name)
  for (const declaration of undocumented) {
    console.error(`@app/${name} shows this without a comment: ${declaration}`)
    process.exitCode = 1
  }
  if (difference === undefined) continue
  if (!isCheck) {
    console.log(`docs/api/${name}.api.md has changed: look at the difference.`)
    continue
  }
  console.error(`The public API of @app/${name} changed; \`pnpm api-report\` puts it on record.`)
  console.error(difference)
  process.exitCode = 1
}
