import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { listCases, type SignedIn, toReadMe, toSignIn } from './cases'
import { compare } from './compare'
import { writeFigures } from './figures-file'
import { fire, type LoadRequest, runIn } from './load'
import { type BenchDatabase, fill, openInstallation, signIn } from './places'
import { type Program, startFloor, startService } from './programs'
import { createReport, type Report } from './report'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    database: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

if (values.help) {
  console.log(`Usage: pnpm bench:server [options]

  --quick                 16 connections, 10,000 users, short loads: a look, no measurement
  --only WORDS            only what has these words in its name: "sign-in", "start"
  --database NAME         only postgres or pglite
  --write                 put the figures into docs/performance.md; a full run only

Exits with 1 if a requirement is missed.`)
  process.exit()
}
if (values.write && (values.quick || values.only !== undefined || values.database !== undefined)) {
  console.error('--write is for a full run: leave out --quick, --only and --database.')
  process.exit(2)
}

const size = values.quick ? { users: 10_000, teams: 1000 } : { users: 100_000, teams: 10_000 }
/** Rounds of service and floor: many where a required result depends on them. */
const roundSeconds = 2
const pairs = values.quick ? { marked: 2, others: 2 } : { marked: 10, others: 2 }
const besideSeconds = 5
const connectionCounts = values.quick ? [16] : [1, 16, 100]
const ports = { service: 8192, floor: 8193 }

function isWanted(name: string): boolean {
  return values.only === undefined || name.includes(values.only)
}

async function measureStart(database: BenchDatabase, report: Report): Promise<void> {
  const fresh = await startService(ports.service, database.emptyEnv)
  report.atMost(`${database.name}: start on new data`, fresh.startMs, 3000, 'ms')
  await fresh.stop()
  const known = await startService(ports.service, database.env)
  report.atMost(`${database.name}: start on existing data`, known.startMs, 500, 'ms')
  await delay(3000)
  report.atMost(`${database.name}: memory when idle`, known.readMemory(), database.memoryMark, 'MB')
  await known.stop()
}

async function measureRates(database: BenchDatabase, report: Report): Promise<void> {
  const service = await startService(ports.service, database.env)
  const floor = await startFloor(ports.floor, database.floorEnv)
  const users = await signIn(service, 100)
  const authorization = await (await fetch(`${floor.url}/token`)).text()
  const floorRequests: Record<'me' | 'password', LoadRequest> = {
    me: { method: 'GET', path: '/me', headers: { authorization } },
    password: { method: 'POST', path: '/password', body: '{"password":"correct horse"}' },
  }
  for (const measured of listCases(size.users).filter(({ name }) => isWanted(name))) {
    const own = { url: service.url, requests: measured.requests(users) }
    const bare = { url: floor.url, requests: [floorRequests[measured.floor]] }
    await runIn(own, bare)
    for (const connections of connectionCounts) {
      const marks = connections === 16 ? measured.marks?.[database.name] : undefined
      const found = await compare(own, bare, {
        connections,
        seconds: roundSeconds,
        pairs: marks ? pairs.marked : pairs.others,
      })
      report.rates(`${database.name}: ${measured.name}`, connections, found, marks)
    }
  }
  if (isWanted('beside sign-ins')) await measureBesideSignIns(database, service, users, report)
  await floor.stop()
  await service.stop()
}

/** Measures a health check during sign-ins, and alone as a baseline. */
async function measureBesideSignIns(
  database: BenchDatabase,
  service: Program,
  users: SignedIn[],
  report: Report,
): Promise<void> {
  const signIns = users.slice(0, 16).map((_, index) => toSignIn(index + 1))
  const mark = database.name === 'Postgres' ? 50 : undefined
  const calm = { connections: 4, seconds: besideSeconds, rate: 100 }
  const signingIn = { connections: 16, seconds: besideSeconds + 1 }
  for (const [name, requests, most] of [
    ['GET /health', [{ method: 'GET', path: '/health' }], undefined],
    ['GET /users/me', users.map(toReadMe), mark],
  ] as const) {
    await runIn({ url: service.url, requests: [...requests] })
    const [measured] = await Promise.all([
      fire(service.url, [...requests], calm),
      fire(service.url, signIns, signingIn),
    ])
    report.atMost(`${database.name}: ${name} beside sign-ins, p99`, measured.p99Ms, most, 'ms')
  }
}

const installation = await openInstallation()
const report = createReport()
try {
  for (const database of installation.databases) {
    if (values.database && values.database !== database.name.toLowerCase()) continue
    await fill(database.env, size)
    if (!database.floorEnv.DATABASE_URL) await fill(database.floorEnv, size)
    if (isWanted('start') || isWanted('memory')) await measureStart(database, report)
    await measureRates(database, report)
  }
} finally {
  await installation.close()
}
if (values.write) {
  await writeFigures('pnpm bench:server --write', report.toMarkdown())
}
process.exitCode = report.end()
