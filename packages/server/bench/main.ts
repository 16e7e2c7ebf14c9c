import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDatabase } from '../src/db/client'
import { migrate } from '../src/db/migrate'
import { seed } from '../src/db/seed'
import { seedCrowd } from '../test/crowd'
import { startThrowawayPostgres } from '../test/throwaway-postgres'
import { listCases, type SignedIn, toReadMe, toSignIn } from './cases'
import { compare } from './compare'
import { writeFigures } from './figures-file'
import { fire, type LoadRequest, runIn } from './load'
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

It ends with 1 when a mark is missed.`)
  process.exit()
}
if (values.write && (values.quick || values.only !== undefined || values.database !== undefined)) {
  console.error('--write is for a full run: leave out --quick, --only and --database.')
  process.exit(2)
}

const size = values.quick ? { users: 10_000, teams: 1000 } : { users: 100_000, teams: 10_000 }
/** Rounds of service and floor in turns: many where a mark depends on them. */
const roundSeconds = 2
const pairs = values.quick ? { marked: 2, others: 2 } : { marked: 10, others: 2 }
const besideSeconds = 5
const connectionCounts = values.quick ? [16] : [1, 16, 100]
const ports = { service: 8192, floor: 8193 }

function isWanted(name: string): boolean {
  return values.only === undefined || name.includes(values.only)
}

/** Where a service finds its database, and how it is told. */
interface Place {
  name: 'Postgres' | 'PGlite'
  /** For the service that is measured. */
  env: Record<string, string>
  /** For the floor, which may need a database of its own. */
  floorEnv: Record<string, string>
  /** For the start on new data. */
  emptyEnv: Record<string, string>
  /** Most memory an idle service may take, in MB. */
  memoryMark: number
}

async function fill({ DATABASE_URL, APP_DATA_DIR = '' }: Record<string, string>): Promise<void> {
  const database = await openDatabase({
    databaseUrl: DATABASE_URL,
    dataDir: APP_DATA_DIR,
    onError: console.error,
  })
  await migrate(database.db)
  await seed(database.db, { internalKeys: {}, production: false })
  await seedCrowd(database.pool, size)
  await database.close()
}

async function signIn(service: Program, count: number): Promise<SignedIn[]> {
  const people: SignedIn[] = []
  for (let number = 1; number <= count; number += 1) {
    const { path, ...request } = toSignIn(number)
    const answer = await fetch(service.url + path, request as RequestInit)
    const { access_token: access, refresh_token: refresh } = await answer.json()
    people.push({ access, refresh })
  }
  return people
}

async function measureStart(place: Place, report: Report): Promise<void> {
  const fresh = await startService(ports.service, place.emptyEnv)
  report.atMost(`${place.name}: start on new data`, fresh.startMs, 3000, 'ms')
  await fresh.stop()
  const known = await startService(ports.service, place.env)
  report.atMost(`${place.name}: start on existing data`, known.startMs, 1000, 'ms')
  await delay(3000)
  report.atMost(`${place.name}: memory when idle`, known.readMemory(), place.memoryMark, 'MB')
  await known.stop()
}

async function measureRates(place: Place, report: Report): Promise<void> {
  const service = await startService(ports.service, place.env)
  const floor = await startFloor(ports.floor, place.floorEnv)
  const people = await signIn(service, 100)
  const authorization = await (await fetch(`${floor.url}/token`)).text()
  const floorRequests: Record<'me' | 'password', LoadRequest> = {
    me: { method: 'GET', path: '/me', headers: { authorization } },
    password: { method: 'POST', path: '/password', body: '{"password":"correct horse"}' },
  }
  for (const measured of listCases(size.users).filter(({ name }) => isWanted(name))) {
    const own = { url: service.url, requests: measured.requests(people) }
    const bare = { url: floor.url, requests: [floorRequests[measured.floor]] }
    await runIn(own, bare)
    for (const connections of connectionCounts) {
      const marks = connections === 16 ? measured.marks?.[place.name] : undefined
      const found = await compare(own, bare, {
        connections,
        seconds: roundSeconds,
        pairs: marks ? pairs.marked : pairs.others,
      })
      report.rates(`${place.name}: ${measured.name}`, connections, found, marks)
    }
  }
  if (isWanted('beside sign-ins')) await measureBesideSignIns(place, service, people, report)
  await floor.stop()
  await service.stop()
}

/** What asks for nothing waits as long for a processor: it tells how busy the machine is otherwise. */
async function measureBesideSignIns(
  place: Place,
  service: Program,
  people: SignedIn[],
  report: Report,
): Promise<void> {
  const signIns = people.slice(0, 16).map((_, index) => toSignIn(index + 1))
  const mark = place.name === 'Postgres' ? 50 : undefined
  const calm = { connections: 4, seconds: besideSeconds, rate: 100 }
  const signingIn = { connections: 16, seconds: besideSeconds + 1 }
  for (const [name, requests, most] of [
    ['GET /health', [{ method: 'GET', path: '/health' }], undefined],
    ['GET /users/me', people.map(toReadMe), mark],
  ] as const) {
    await runIn({ url: service.url, requests: [...requests] })
    const [measured] = await Promise.all([
      fire(service.url, [...requests], calm),
      fire(service.url, signIns, signingIn),
    ])
    report.atMost(`${place.name}: ${name} beside sign-ins, p99`, measured.p99Ms, most, 'ms')
  }
}

const folder = await mkdtemp(join(tmpdir(), 'bench-server-'))
const postgres = await startThrowawayPostgres()

async function createDatabase(name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return postgres.url.replace(/postgres$/, name)
}

async function listPlaces(): Promise<Place[]> {
  const url = await createDatabase('crowd')
  // Generated secrets are kept in a folder with every database.
  const kept = (name: string) => ({ APP_DATA_DIR: join(folder, name) })
  return [
    {
      name: 'Postgres',
      env: { DATABASE_URL: url, ...kept('postgres') },
      floorEnv: { DATABASE_URL: url },
      emptyEnv: { DATABASE_URL: await createDatabase('empty'), ...kept('empty') },
      memoryMark: 120,
    },
    {
      name: 'PGlite',
      env: kept('pglite'),
      floorEnv: kept('pglite-floor'),
      emptyEnv: kept('pglite-empty'),
      memoryMark: 450,
    },
  ]
}

const report = createReport()
try {
  for (const place of await listPlaces()) {
    if (values.database && values.database !== place.name.toLowerCase()) continue
    await fill(place.env)
    if (!place.floorEnv.DATABASE_URL) await fill(place.floorEnv)
    if (isWanted('start') || isWanted('memory')) await measureStart(place, report)
    await measureRates(place, report)
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
if (values.write) await writeFigures(report.toMarkdown(), new Date())
process.exitCode = report.end()
