import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ModuleSizes } from './lib/bundle-modules'
import { root, run, turbo } from './lib/run'

/**
 * Checks the budgets of `.size-limit.ts`, and lists the growth since the record in `docs/sizes.json`.
 * With `--record` it updates the record. Only exceeding a limit fails.
 */
interface Measured {
  /** Download size in bytes, minified and gzipped. */
  size: number
  /** Bytes of each module, before gzip. */
  modules: ModuleSizes
}

interface Budget extends Measured {
  name: string
  limit: number
}

type SizeRecord = Record<string, Measured>

const recordFile = join(root, 'docs/sizes.json')

/** Growth in bytes above which the modules are listed. */
const reportedGrowth = 50

async function measure(): Promise<Budget[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sizes-'))
  const file = join(folder, 'modules')
  await writeFile(file, '')
  try {
    const { output } = await run('size-limit', ['--json'], { env: { SIZE_MODULES_FILE: file } })
    const json = /^\[$[\s\S]*^\]$/m.exec(output)?.[0]
    if (!json) throw new Error(output)
    const modules = parseModules(await readFile(file, 'utf8'))
    const sizes: { name: string; size: number; sizeLimit: number }[] = JSON.parse(json)
    return sizes.map(({ name, size, sizeLimit }) => {
      return { name, size, limit: sizeLimit, modules: modules.get(name) ?? {} }
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

function parseModules(lines: string): Map<string, ModuleSizes> {
  const bundles = lines.trim().split('\n')
  return new Map(
    bundles.map((line) => {
      const { name, modules }: { name: string; modules: ModuleSizes } = JSON.parse(line)
      return [name, modules]
    }),
  )
}

function toSigned(bytes: number): string {
  return `${bytes > 0 ? '+' : ''}${bytes}`
}

/** Lists the changes of a bundle's modules, the largest first. */
function listChanges(before: ModuleSizes, now: ModuleSizes): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...names]
    .map((name) => ({ name, change: (now[name] ?? 0) - (before[name] ?? 0) }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .map(({ name, change }) => `${toSigned(change).padStart(12)} ${name}`)
}

function report({ name, size, limit, modules }: Budget, before: Measured | undefined): void {
  const isOver = size > limit
  const change = before ? size - before.size : 0
  const since = before ? `${toSigned(change)} since the record` : 'not on record'
  const share = `${size} of ${limit} bytes`.padEnd(22)
  console.log(`${name.padEnd(50)} ${share} ${since}${isOver ? ': OVER' : ''}`)
  if (isOver) process.exitCode = 1
  if (!before || change <= reportedGrowth) return
  // Modules are counted before gzip, because their compressed sizes depend on each other.
  for (const line of listChanges(before.modules, modules)) console.log(line)
}

async function record(budgets: Budget[]): Promise<void> {
  const sizes = Object.fromEntries(
    budgets.map(({ name, size, modules }) => {
      const inOrder = Object.fromEntries(Object.entries(modules).sort())
      return [name, { size, modules: inOrder }] as const
    }),
  )
  await writeFile(recordFile, `${JSON.stringify(sizes satisfies SizeRecord, null, 2)}\n`)
}

const isRecording = process.argv.includes('--record')
if (isRecording) {
  const built = await turbo(['build'], ['--filter=@app/core', '--filter=@app/react'])
  if (!built.ok) throw new Error(built.output)
}
const onRecord: SizeRecord = JSON.parse(await readFile(recordFile, 'utf8').catch(() => '{}'))
const budgets = await measure()
for (const budget of budgets) report(budget, onRecord[budget.name])
if (isRecording) await record(budgets)
