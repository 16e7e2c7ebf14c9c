import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { findMissingLicenses } from './lib/bundled-licenses'
import { run } from './lib/run'
import { listFiles, type PackedPackage, packInto } from './lib/tarball'

/**
 * Checks the packages as users get them: packed, unpacked into an empty project and imported by plain
 * Node, without the sources of this repository.
 */
const packages = [
  // Every tool that reads `exports`; the resolution of Node 10 supports only the main entry point.
  { folder: 'packages/core', profile: 'node16' },
  { folder: 'packages/react', profile: 'node16' },
  { folder: 'packages/server', profile: 'esm-only' },
] as const

const problems: string[] = []

async function checkManifest(packed: PackedPackage) {
  const tarball = await readFile(packed.tarball)
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: new Uint8Array(tarball).buffer },
  })
  for (const message of messages) problems.push(`${packed.name}: ${formatMessage(message, pkg)}`)
}

async function checkTypes(packed: PackedPackage, profile: string) {
  const styles = Object.keys(packed.manifest.exports).filter((path) => path.endsWith('.css'))
  const exclude = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []
  const { ok, output } = await run('attw', [
    packed.tarball,
    ...['--profile', profile, '--format', 'ascii', '--no-definitely-typed', '--no-color'],
    ...exclude,
  ])
  if (!ok) problems.push(`${packed.name}: attw\n${output}`)
}

/** Lists the packages a file imports, without the path: `@app/core` for `@app/core/server`. */
function listImports(code: string): string[] {
  // Examples in comments of declarations may import packages that only their readers have.
  const statements = code.replace(/^ *\/\*\*.*?\*\/$/gms, '')
  const imports = statements.matchAll(
    /(?:^|[\s;}])(?:from|import)\s*['"]((?:@[\w.-]+\/)?\w[\w.:-]*)[/'"]/g,
  )
  return [...imports].map(([, name = '']) => name)
}

async function checkFiles(packed: PackedPackage) {
  const { dependencies, peerDependencies } = packed.manifest
  const known = [packed.name, ...Object.keys({ ...dependencies, ...peerDependencies })]
  for (const file of await listFiles(packed.folder)) {
    const name = `${packed.name}/${relative(packed.folder, file)}`
    if (/\.test\.|(^|\/)(test|src)\//.test(name)) problems.push(`${name}: must not be published`)
    if (!/\.(c|m)?(js|ts)$/.test(name)) continue
    const code = await readFile(file, 'utf8')
    if (code.includes('@app/contract')) {
      problems.push(`${name}: mentions the private package @app/contract`)
    }
    for (const imported of listImports(code)) {
      if (known.includes(imported) || isBuiltin(imported)) continue
      problems.push(`${name}: imports ${imported}, which its package.json does not list`)
    }
  }
  const manifest = JSON.stringify([packed.manifest.exports, packed.manifest.dependencies])
  if (/workspace:|@app\/source|@app\/contract/.test(manifest)) {
    problems.push(`${packed.name}: its package.json refers to this repository`)
  }
}

const loaders = {
  import: ['load.mjs', 'const loaded = await import(process.argv[2])'],
  require: ['load.cjs', 'const loaded = require(process.argv[2])'],
} as const

/** Lists the exports of an entry point, loaded by plain Node. */
async function listExports(project: string, how: 'import' | 'require', entryPoint: string) {
  const [file, load] = loaders[how]
  const names = `Object.keys(loaded).filter((name) => !['default', 'module.exports'].includes(name))`
  await writeFile(join(project, file), `${load}\nconsole.log(${names}.sort().join('\\n'))`)
  const { ok, output } = await run(process.execPath, [
    '--no-warnings',
    join(project, file),
    entryPoint,
  ])
  if (!ok) problems.push(`${how} '${entryPoint}' fails in plain Node:\n${output}`)
  return output
}

async function checkLoading(project: string, packed: PackedPackage) {
  for (const [path, conditions] of Object.entries(packed.manifest.exports)) {
    if (/\.(json|css)$/.test(path)) continue
    const entryPoint = join(packed.name, path)
    const names = await listExports(project, 'import', entryPoint)
    const isAlsoCommonJs =
      typeof conditions === 'object' && JSON.stringify(conditions).includes('.cjs')
    if (isAlsoCommonJs && (await listExports(project, 'require', entryPoint)) !== names) {
      problems.push(`${entryPoint}: import and require export different names`)
    }
  }
}

const project = await mkdtemp(join(tmpdir(), 'packed-'))
try {
  const packed = await Promise.all(packages.map(({ folder }) => packInto(project, folder)))
  for (const [index, { folder, profile }] of packages.entries()) {
    const one = packed[index]
    if (one === undefined) continue
    await checkManifest(one)
    await checkTypes(one, profile)
    await checkFiles(one)
    problems.push(...(await findMissingLicenses(one, folder)))
    await checkLoading(project, one)
  }
} finally {
  await rm(project, { recursive: true })
}

if (problems.length > 0) console.error(problems.join('\n'))
process.exitCode = problems.length === 0 ? 0 : 1
