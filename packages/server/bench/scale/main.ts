import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeFigures } from '../figures-file'
import { openCluster } from './databases'
import { type Measured, measureRequests, measureStart, readSizes } from './measure'
import { ScaleReport } from './report'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100000,1000000,5000000' },
    folder: { type: 'string' },
    'load-only': { type: 'boolean', default: false },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

if (values.help) {
  console.log(`Usage: pnpm bench:server scale [options]

  --sizes LIST      numbers of users (100000,1000000,5000000); the largest takes 20 GB and half an hour
  --folder FOLDER   keep the databases there, so that a later run need not load them again: the start
                    with migrations is measured by the first run only
  --load-only       load the databases, and measure nothing
  --only WORDS      only requests that have these words in their names: "search"
  --write           put the figures into docs/performance.md

Exits with 1 if a requirement is missed.`)
  process.exit()
}

const sizes = values.sizes.split(',').map(Number)
const isWanted = (name: string) => values.only === undefined || name.includes(values.only)
const report = new ScaleReport(sizes)
const secrets = await mkdtemp(join(tmpdir(), 'bench-scale-'))
const cluster = await openCluster(values.folder)
try {
  for (const users of sizes) {
    const { url, isMigrated } = await cluster.open(users)
    if (values['load-only']) continue
    if (!isMigrated) report.addStart(users, await measureStart(url, secrets))
    report.addSizes(users, await readSizes(url))
    const measured: Measured[] = await measureRequests(url, { users, folder: secrets, isWanted })
    report.addRequests(users, measured)
  }
} finally {
  await cluster.stop()
  await rm(secrets, { recursive: true, force: true })
}
if (!values['load-only']) {
  console.log(report.toMarkdown())
  if (values.write) await writeFigures('pnpm bench:server scale --write', report.toMarkdown())
  process.exitCode = report.end()
}
