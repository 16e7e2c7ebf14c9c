import { parseArgs } from 'node:util'
import { writeFigures } from './figures-file'
import { type Kinds, measureMixed } from './mixed'
import { measureNeighbors } from './neighbors'
import { measureOverload } from './overload'
import { fill, openInstallation } from './places'
import { createReport } from './report'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    only: { type: 'string' },
    database: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

if (values.help) {
  console.log(`Usage: pnpm bench:server load [options]

  --minutes NUMBER   of mixed load on one process and Postgres (10); two and four processes have an
                     eighth of it each, PGlite a third, and none less than a minute
  --only NAME        only mixed, overload or neighbors (sign-ins of one project beside a flood of
                     another: half a minute for each database, whatever --minutes says)
  --database NAME    only postgres or pglite
  --write            put the figures into docs/performance.md

Exits with 1 if a requirement is missed.`)
  process.exit()
}

const names = ['mixed', 'neighbors', 'overload']
if (values.only !== undefined && !names.includes(values.only)) {
  console.error(`--only ${values.only}: expected ${names.join(', ')}.`)
  process.exit(2)
}

if (values.write && (values.only !== undefined || values.database !== undefined)) {
  console.error('--write is for a full run: leave out --only and --database.')
  process.exit(2)
}

const isWanted = (name: string) => values.only === undefined || values.only === name
const seconds = Number(values.minutes) * 60
/** Minimum duration, in seconds: the p99 of a shorter run is noise. */
const leastSeconds = 60
const report = createReport()
const { databases, close } = await openInstallation()
try {
  for (const database of databases) {
    if (values.database && values.database !== database.name.toLowerCase()) continue
    await fill(database.env, { users: 100_000, teams: 10_000 })
    const loads: [processes: number, share: number][] =
      database.name === 'Postgres'
        ? [
            [1, 1],
            [2, 1 / 8],
            [4, 1 / 8],
          ]
        : [[1, 1 / 3]]
    let one: Kinds | undefined
    for (const [processes, share] of isWanted('mixed') ? loads : []) {
      const lasting = Math.max(leastSeconds, Math.round(seconds * share))
      const alone = await measureMixed({ database, processes, seconds: lasting, one }, report)
      one ??= alone
    }
    if (isWanted('neighbors')) await measureNeighbors(database, report)
    if (isWanted('overload')) await measureOverload(database, report)
  }
} finally {
  await close()
}
if (values.write) await writeFigures('pnpm bench:server load --write', report.toMarkdown())
process.exitCode = report.end()
