import { ensureChromium } from './lib/chromium'
import { ensurePostgres } from './lib/postgres'
import { type Outcome, turbo } from './lib/run'

interface Check {
  name: string
  run: () => Promise<Outcome>
  /** Lines of its output to show when it passed, too. */
  shows?: RegExp
}

const checks: Check[] = [
  { name: 'Chromium', run: ensureChromium },
  { name: 'Postgres, Redis', run: ensurePostgres },
  { name: 'types', run: () => turbo(['typecheck']) },
  { name: 'lint, format, imports', run: () => turbo(['lint']) },
  { name: 'unused code', run: () => turbo(['unused']) },
  { name: 'examples in documentation', run: () => turbo(['examples']) },
  { name: 'build', run: () => turbo(['build']) },
  { name: 'package shape', run: () => turbo(['package-shape']) },
  { name: 'public API', run: () => turbo(['public-api']) },
  { name: 'type-check cost', run: () => turbo(['type-cost']) },
  { name: 'foreign projects', run: () => turbo(['test:foreign']) },
  {
    name: 'bundle sizes',
    run: () => turbo(['size', 'page-chunks'], '--output-logs=full'),
    // Each budget, and the modules of those that grew.
    shows: /^\/\/:size: (.* of \d+ bytes .*| +[+-]\d+ .*)$/gm,
  },
  { name: 'unit and integration tests', run: () => turbo(['test']) },
  { name: 'browser tests', run: () => turbo(['test:browser']) },
]

interface Row {
  name: string
  result: 'ok' | 'cached' | 'FAILED'
  seconds: number
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

/** Names on the command line choose checks: `pnpm test types build`. None means all. */
function chooseChecks(names: string[]): Check[] {
  const unknown = names.filter((name) => !checks.some((check) => check.name.startsWith(name)))
  if (unknown.length > 0) {
    console.error(`No check starts with: ${unknown.join(', ')}`)
    console.error(`The checks are: ${checks.map((check) => check.name).join('; ')}`)
    process.exit(2)
  }
  return names.length === 0
    ? checks
    : checks.filter((check) => names.some((name) => check.name.startsWith(name)))
}

const rows: Row[] = []
for (const check of chooseChecks(process.argv.slice(2))) rows.push(await perform(check))

const failed = rows.filter((row) => row.result === 'FAILED')
const total = rows.reduce((sum, row) => sum + row.seconds, 0)
console.log(`\nSummary\n${rows.map(toLine).join('\n')}\n`)
console.log(
  failed.length === 0
    ? `All ${rows.length} checks passed in ${total.toFixed(0)} s.`
    : `${failed.length} of ${rows.length} checks failed: ${failed.map((row) => row.name).join(', ')}.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
