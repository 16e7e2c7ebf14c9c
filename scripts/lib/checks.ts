import { type ChangedTasks, listChangedTasks } from './changed-tasks'
import { type Outcome, turbo } from './run'
import { readToolVersions } from './tool-versions'

interface CheckBase {
  name: string
  /** Names of earlier checks that install or build what this one uses: they run with it. */
  needs?: string[]
  /** Lines of its output that are shown even when it passes. */
  shows?: RegExp
}

/** A check that is a program of its own. */
interface ProgramCheck extends CheckBase {
  run: () => Promise<Outcome>
}

/** A check that consists of Turbo tasks, in each package that has them. */
interface TaskCheck extends CheckBase {
  tasks: string[]
}

/** A check of `pnpm test` or `pnpm test:long`. */
export type Check = ProgramCheck | TaskCheck

interface Row {
  name: string
  result: 'ok' | 'cached' | 'unchanged' | 'FAILED'
  seconds: number
}

/** Checks to run, as named on the command line. */
export interface Selection {
  /** Beginnings of the names of checks, such as `types`. Empty for all. */
  names: string[]
  /** Commit or branch to compare with. Tasks whose inputs are the same there are left out. */
  changedSince?: string
}

/**
 * Reads `--changed`, `--changed=REF` and names of checks from the command line. Without a name of its
 * own, `--changed` compares with the commit at which the branch left `main`.
 */
export function readSelection(args: string[]): Selection {
  const names = args.filter((arg) => !arg.startsWith('-'))
  const options = args.filter((arg) => arg.startsWith('-'))
  const unknown = options.filter((option) => !/^--changed(=.+)?$/.test(option))
  if (unknown.length > 0) {
    console.error(`Unknown option: ${unknown.join(', ')}. The only one is --changed[=REF].`)
    process.exit(2)
  }
  const [option] = options
  return option ? { names, changedSince: option.split('=')[1] ?? 'main' } : { names }
}

/** Runs checks one after the other and prints a summary. The command fails when a check does. */
export async function runChecks(
  checks: Check[],
  { names, changedSince }: Selection,
): Promise<void> {
  const chosen = chooseChecks(checks, names)
  const rows: Row[] = []
  let scope: Scope | undefined
  for (const check of chosen) {
    // Not earlier: the first checks install programs whose versions are part of the scope.
    if ('tasks' in check) scope ??= await findScope(chosen, changedSince)
    rows.push(await perform(check, scope))
  }
  const failed = rows.filter((row) => row.result === 'FAILED')
  const total = rows.reduce((sum, row) => sum + row.seconds, 0)
  console.log(`\nSummary\n${rows.map(toLine).join('\n')}\n`)
  console.log(
    failed.length === 0
      ? `All ${rows.length} checks passed in ${total.toFixed(0)} s.`
      : `${failed.length} of ${rows.length} checks failed: ${failed.map((row) => row.name).join(', ')}.`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
}

/** Environment of Turbo, and the tasks to run: all, or those that have changed. */
interface Scope {
  env: NodeJS.ProcessEnv
  changed?: ChangedTasks
}

async function findScope(checks: Check[], changedSince: string | undefined): Promise<Scope> {
  const env = { TOOL_VERSIONS: await readToolVersions() }
  if (changedSince === undefined) return { env }
  const tasks = checks.flatMap((check) => ('tasks' in check ? check.tasks : []))
  const changed = await listChangedTasks([...new Set(tasks)], changedSince)
  const count = [...changed.packages.values()].reduce((sum, names) => sum + names.length, 0)
  console.log(`  ${count} of ${changed.total} tasks have changed since ${changed.since}.`)
  return { env, changed }
}

async function perform(check: Check, scope: Scope | undefined): Promise<Row> {
  const startedAt = performance.now()
  const outcome = 'run' in check ? await check.run() : await runTasks(check, scope)
  const seconds = (performance.now() - startedAt) / 1000
  if (outcome === 'unchanged') return show({ name: check.name, result: outcome, seconds })
  const { ok, output } = outcome
  const tasks = /Cached:\s+(\d+) cached, (\d+) total/.exec(output)
  const isCached = tasks !== null && tasks[1] === tasks[2]
  if (!ok) console.log(`\n${check.name}\n${output}`)
  else if (check.shows) {
    for (const [, line = ''] of output.matchAll(check.shows)) console.log(`    ${line}`)
  }
  return show({ name: check.name, result: ok ? (isCached ? 'cached' : 'ok') : 'FAILED', seconds })
}

async function runTasks({ tasks, shows }: TaskCheck, { env, changed }: Scope = { env: {} }) {
  const packages = changed && new Set(tasks.flatMap((task) => changed.packages.get(task) ?? []))
  if (packages?.size === 0) return 'unchanged'
  const filters = [...(packages ?? [])].map((name) => `--filter=${name}`)
  return turbo(tasks, [...filters, ...(shows ? ['--output-logs=full'] : [])], env)
}

function show(row: Row): Row {
  console.log(toLine(row))
  return row
}

function toLine({ name, result, seconds }: Row): string {
  return `  ${name.padEnd(28)} ${result.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s`
}

function chooseChecks(checks: Check[], names: string[]): Check[] {
  const unknown = names.filter((name) => !checks.some((check) => check.name.startsWith(name)))
  if (unknown.length > 0) {
    console.error(`No check name starts with: ${unknown.join(', ')}`)
    console.error(`The checks are: ${checks.map((check) => check.name).join('; ')}`)
    process.exit(2)
  }
  if (names.length === 0) return checks
  const chosen = checks.filter((check) => names.some((name) => check.name.startsWith(name)))
  const needed = chosen.flatMap(({ needs = [] }) => needs)
  return checks.filter((check) => chosen.includes(check) || needed.includes(check.name))
}
