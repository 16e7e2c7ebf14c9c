import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, turbo } from './lib/run'
import type { PackedPackage } from './lib/tarball'
import type { ModuleSizes } from './sizes/bundle'
import { type BundlerName, bundlers } from './sizes/bundlers'
import { measureNextPage } from './sizes/next-page'
import { type Measured, nextPage, programs, type Row } from './sizes/programs'
import { createProject } from './sizes/project'

/**
 * Builds small programs with the packed packages and compares the bytes that a page loads with the
 * limits in `scripts/sizes/programs.ts` and with the record in `docs/sizes.json`. Only exceeding a
 * limit fails.
 *
 * Builds with all bundlers, and a page of Next.js; `--quick` with two of them. `--record` updates the record.
 */
const isRecording = process.argv.includes('--record')
const isComplete = isRecording || !process.argv.includes('--quick')

/** Bundlers of a quick check. */
const quick: BundlerName[] = ['Vite 8', 'esbuild']
const names = Object.keys(bundlers) as BundlerName[]
const used = isComplete ? names : quick

/** Sizes of a row by bundler, and the bytes by source in Vite 8. */
interface Result {
  sizes: Record<string, Measured>
  modules?: ModuleSizes
  /** Not recorded. */
  misplaced?: string[]
}

type SizeRecord = Record<string, Result>

const recordFile = join(root, 'docs/sizes.json')

/** Growth in bytes above which the modules are listed. */
const reportedGrowth = 50

async function measure(project: string, packed: PackedPackage[]): Promise<SizeRecord> {
  const results: SizeRecord = {}
  for (const bundler of used) {
    for (const { entry, rows } of programs) {
      const bundle = await bundlers[bundler](project, entry)
      for (const { name, measure, listModules, listMisplaced } of rows) {
        const measured = measure(bundle)
        results[name] ??= { sizes: {} }
        if (measured) results[name].sizes[bundler] = measured
        if (bundler === 'Vite 8' && listModules) results[name].modules = listModules(bundle)
        results[name].misplaced = [
          ...(results[name].misplaced ?? []),
          ...(listMisplaced?.(bundle).map((problem) => `${bundler} ${problem}`) ?? []),
        ]
      }
    }
  }
  if (isComplete) results[nextPage.name] = { sizes: { 'Next.js': await measureNextPage(packed) } }
  return results
}

function toSigned(bytes: number): string {
  return `${bytes > 0 ? '+' : ''}${bytes}`
}

/** Lists the changes of modules, the largest first. */
function listChanges(before: ModuleSizes, now: ModuleSizes): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...names]
    .map((name) => ({ name, change: (now[name] ?? 0) - (before[name] ?? 0) }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .map(({ name, change }) => `${toSigned(change).padStart(12)} ${name}`)
}

/** Returns a size with the number of files and the change since the record: `10483 in 2 (+12)`. */
function toCell(now: Measured | undefined, before: Measured | undefined): string {
  if (!now) return ''
  const files = now.files === undefined ? '' : ` in ${now.files}`
  const change = before && now.bytes !== before.bytes ? now.bytes - before.bytes : 0
  return `${now.bytes}${files}${change ? ` (${toSigned(change)})` : ''}`
}

function toLine(name: string, limit: string, cells: string[]): string {
  return `${name.padEnd(44)} ${limit.padStart(6)}  ${cells.map((cell) => cell.padEnd(20)).join(' ')}`.trimEnd()
}

function report(
  row: Pick<Row, 'name' | 'limits' | 'webpackLimits'>,
  now: Result,
  before: Result = { sizes: {} },
) {
  const { name, limits = {}, webpackLimits = limits } = row
  const bundlers = row.name === nextPage.name ? ['Next.js'] : used
  const cells = bundlers.map((bundler) => toCell(now.sizes[bundler], before.sizes[bundler]))
  console.log(toLine(name, String(limits.bytes ?? ''), cells))
  for (const [bundler, measured] of Object.entries(now.sizes)) {
    const ownLimits = bundler === 'webpack 5' ? webpackLimits : limits
    for (const [value, limit] of Object.entries(ownLimits)) {
      const size = measured[value as keyof Measured] ?? 0
      if (size <= limit) continue
      console.error(`${name}, ${bundler}: ${size} ${value}, more than ${limit}.`)
      process.exitCode = 1
    }
  }
  for (const misplaced of now.misplaced ?? []) {
    console.error(`${name}: ${misplaced}.`)
    process.exitCode = 1
  }
  const growth = (now.sizes['Vite 8']?.bytes ?? 0) - (before.sizes['Vite 8']?.bytes ?? 0)
  if (growth <= reportedGrowth || !now.modules || !before.modules) return
  // Modules are counted before gzip, because their compressed sizes depend on each other.
  for (const line of listChanges(before.modules, now.modules)) console.log(line)
}

async function readRecord(): Promise<SizeRecord> {
  return JSON.parse(await readFile(recordFile, 'utf8').catch(() => '{}'))
}

async function writeRecord(results: SizeRecord): Promise<void> {
  const inOrder = Object.entries(results).map(([name, { sizes, modules }]) => {
    return [name, { sizes, modules: modules && Object.fromEntries(Object.entries(modules).sort()) }]
  })
  await writeFile(recordFile, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`)
}

if (isRecording) {
  const built = await turbo(['build'], ['--filter=@app/core', '--filter=@app/react'])
  if (!built.ok) throw new Error(built.output)
}
const project = await mkdtemp(join(tmpdir(), 'sizes-'))
try {
  const packed = await createProject(project)
  const [results, onRecord] = await Promise.all([measure(project, packed), readRecord()])
  console.log(toLine('', 'limit', used))
  for (const row of [...programs.flatMap(({ rows }) => rows), nextPage]) {
    const result = results[row.name]
    if (result) report(row, result, onRecord[row.name])
  }
  if (isRecording) await writeRecord(results)
} finally {
  await rm(project, { recursive: true })
}
