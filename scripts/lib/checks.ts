import type { Outcome } from './run'

/** A check of `pnpm test`. */
export interface Check {
  name: string
  run: () => Promise<Outcome>
  /** Lines of its output that are shown even when it passes. */
  shows?: RegExp
}

interface Row {
  name: string
  result: 'ok' | 'cached' | 'FAILED'
  seconds: number
}

/**
 * Runs checks one after the other and prints a summary. The command fails when a check does.
 *
 * @param names Beginnings of the names of checks to run, such as `types`. Empty for all.
 */
export async function runChecks(checks: Check[], names: string[]): Promise<void> {
  const rows: Row[] = []
  for (const check of chooseChecks(checks, names)) rows.push(await perform(check))
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

async function perform(check: Check): Promise<Row> {
  const startedAt = performance.now()
  const { ok, output } = await check.run()
  const seconds = (performance.now() - startedAt) / 1000
  const tasks = /Cached:\s+(\d+) cached, (\d+) total/.exec(output)
  const isCached = tasks !== null && tasks[1] === tasks[2]
  const row: Row = {
    name: check.name,
    result: ok ? (isCached ? 'cached' : 'ok') : 'FAILED',
    seconds,
  }
  if (!ok) console.log(`\n${check.name}\n${output}`)
  else if (check.shows) {
    for (const [, line = ''] of output.matchAll(check.shows)) console.log(`    ${line}`)
  }
  console.log(toLine(row))
  return row
}

function toLine({ name, result, seconds }: Row): string {
  return `  ${name.padEnd(28)} ${result.padEnd(7)} ${seconds.toFixed(1).padStart(6)} s`
}

function chooseChecks(checks: Check[], names: string[]): Check[] {
  const unknown = names.filter((name) => !checks.some((check) => check.name.startsWith(name)))
  if (unknown.length > 0) {
    console.error(`No check name starts with: ${unknown.join(', ')}`)
    console.error(`The checks are: ${checks.map((check) => check.name).join('; ')}`)
    process.exit(2)
  }
  return names.length === 0
    ? checks
    : checks.filter((check) => names.some((name) => check.name.startsWith(name)))
}
