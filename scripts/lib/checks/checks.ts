import { availableParallelism } from 'node:os'
import type { Outcome } from '../run'
import { listChangedTasks } from './changed-tasks'
import { countTests, type TestCount } from './count-tests'
import { runTasks, type TaskRun } from './task-run'
import { readToolVersions } from './tool-versions'

interface CheckBase {
  name: string
  /**
   * Names of earlier checks that install or build what this one uses. It waits for them, and is reported as
   * failed without being run if one of them fails.
   */
  needs?: string[]
  /** Whether it keeps all cores busy by itself, so that no other check runs beside it. */
  isAlone?: boolean
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
  tests: TestCount
}

/** Number of task checks that run at the same time: many of them use only one core. */
const atOnce = Math.max(2, Math.floor(availableParallelism() / 2))

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

/**
 * Runs checks and prints a line for each when it has ended, then a summary in the order of the table.
 * Programs run first, one after the other, then tasks: several checks at a time, in the order of the table
 * as far as what they need allows. The command fails when a check does.
 */
export async function runChecks(
  checks: Check[],
  { names, changedSince }: Selection,
): Promise<void> {
  const startedAt = performance.now()
  const chosen = chooseChecks(checks, names)
  const rows = new Map<Check, Row>()
  const perform = async (check: Check, work: () => Promise<Work>) => {
    rows.set(check, await report(check, work))
  }
  const findFailedNeed = ({ needs = [] }: Check) =>
    [...rows.values()].find(({ name, result }) => result === 'FAILED' && needs.includes(name))?.name
  for (const check of chosen) {
    if (!('run' in check)) continue
    const failed = findFailedNeed(check)
    await perform(check, async () => (failed ? toNotRun(failed) : toWork(await check.run())))
  }
  const tasks = chosen.filter((check) => 'tasks' in check)
  if (tasks.length > 0) {
    // Not earlier: the programs install tools whose versions are part of the scope.
    const scope = await findScope(tasks, changedSince)
    await runInOrder(tasks, (check) =>
      perform(check, () => runTaskCheck(check, scope, findFailedNeed(check))),
    )
  }
  const seconds = (performance.now() - startedAt) / 1000
  printSummary(
    chosen.flatMap((check) => rows.get(check) ?? []),
    seconds,
  )
}

/**
 * Runs several checks at a time: always starts the first of the list that no longer waits for what
 * it needs. Those that run alone wait until no other check is running.
 */
async function runInOrder(
  checks: TaskCheck[],
  run: (check: TaskCheck) => Promise<void>,
): Promise<void> {
  const waiting = [...checks]
  const running = new Map<TaskCheck, Promise<void>>()
  const isReady = ({ needs = [], isAlone }: TaskCheck) => {
    const unfinished = [...running.keys(), ...waiting]
    const isNeeded = unfinished.some(({ name }) => needs.includes(name))
    return !isNeeded && !(isAlone && running.size > 0)
  }
  while (waiting.length > 0 || running.size > 0) {
    const hasRoom = running.size < atOnce && ![...running.keys()].some(({ isAlone }) => isAlone)
    const next = hasRoom ? waiting.findIndex(isReady) : -1
    const [check] = next < 0 ? [] : waiting.splice(next, 1)
    if (check) {
      running.set(
        check,
        run(check).finally(() => running.delete(check)),
      )
    } else {
      await Promise.race(running.values())
    }
  }
}

/** Environment of Turbo, and the packages in which the tasks of a check have changed. */
interface Scope {
  env: NodeJS.ProcessEnv
  /** Packages by check. A check that is not in it has nothing to do. Default: all packages. */
  changed?: Map<TaskCheck, Set<string>>
}

async function findScope(checks: TaskCheck[], changedSince: string | undefined): Promise<Scope> {
  const env = { TOOL_VERSIONS: await readToolVersions() }
  if (changedSince === undefined) return { env }
  const tasks = new Set(checks.flatMap((check) => check.tasks))
  const { packages, total, since } = await listChangedTasks([...tasks], { reference: changedSince })
  const count = [...packages.values()].reduce((sum, names) => sum + names.length, 0)
  console.log(`  ${count} of ${total} tasks have changed since ${since}.`)
  const changed = new Map<TaskCheck, Set<string>>()
  for (const check of checks) {
    const names = check.tasks.flatMap((task) => packages.get(task) ?? [])
    if (names.length > 0) changed.set(check, new Set(names))
  }
  return { env, changed: addNeeds(changed, checks) }
}

/**
 * Adds what changed checks need, in all packages: otherwise they would all do it at the same time.
 */
function addNeeds(changed: Map<TaskCheck, Set<string>>, checks: TaskCheck[]) {
  const needs = [...changed.keys()].flatMap((check) => check.needs ?? [])
  const needed = checks.filter(({ name }) => needs.includes(name))
  return new Map([...changed, ...needed.map((check) => [check, new Set<string>()] as const)])
}

/** Result of a check before it is reported. */
type Work = TaskRun | 'unchanged'

function toWork({ ok, output }: Outcome): Work {
  return { ok, isCached: false, output, failures: output }
}

/** Result of a check that was not run, as it would fail for the same reason or use an earlier build. */
function toNotRun(failedNeed: string): TaskRun {
  const output = `not run: ${failedNeed} failed`
  return { ok: false, isCached: false, output, failures: output }
}

async function runTaskCheck(
  check: TaskCheck,
  { env, changed }: Scope,
  failedNeed: string | undefined,
): Promise<Work> {
  if (changed && !changed.has(check)) return 'unchanged'
  if (failedNeed) return toNotRun(failedNeed)
  const options = [...(changed?.get(check) ?? [])].map((name) => `--filter=${name}`)
  return runTasks(check.tasks, { options, env })
}

/** Does the work of a check, and prints its result with the output that matters. */
async function report({ name, shows }: Check, work: () => Promise<Work>): Promise<Row> {
  const startedAt = performance.now()
  const done = await work()
  const seconds = (performance.now() - startedAt) / 1000
  const row = { name, seconds, ...toResult(done) }
  if (done !== 'unchanged' && !done.ok) console.log(`\n${name}\n${done.failures}`)
  console.log(toLine(row))
  if (done !== 'unchanged' && done.ok && shows) {
    for (const [, line = ''] of done.output.matchAll(shows)) console.log(`    ${line}`)
  }
  return row
}

function toResult(work: Work): Pick<Row, 'result' | 'tests'> {
  if (work === 'unchanged') return { result: 'unchanged', tests: { passed: 0, failed: 0 } }
  const { ok, isCached, output } = work
  return {
    result: ok ? (isCached ? 'cached' : 'ok') : 'FAILED',
    tests: countTests(output, ok),
  }
}

function printSummary(rows: Row[], seconds: number): void {
  const failed = rows.filter((row) => row.result === 'FAILED').map((row) => row.name)
  const sum = (key: keyof TestCount) => rows.reduce((total, row) => total + row.tests[key], 0)
  console.log(`\nSummary\n${rows.map(toLine).join('\n')}\n`)
  console.log(
    failed.length === 0
      ? `All ${rows.length} checks passed in ${seconds.toFixed(0)} s.`
      : `${failed.length} of ${rows.length} checks failed: ${failed.join(', ')}.`,
  )
  // The form in which programs that read such logs look for the number of tests.
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

function toLine({ name, result, seconds, tests }: Row): string {
  const count = tests.passed + tests.failed
  const line = `  ${name.padEnd(28)} ${result.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s`
  return count > 1 ? `${line}  ${count} tests` : line
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
