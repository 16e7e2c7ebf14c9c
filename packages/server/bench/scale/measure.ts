import { setTimeout as delay } from 'node:timers/promises'
import { as } from '../../test/harness'
import { type Program, startService } from '../programs'
import { connect } from './databases'
import { listRequests, type ScaleRequest, toSignInBody } from './requests'
import { startWriter } from './writer'

const port = 8191

/** Responses per request: fewer if they take long. */
const responses = { most: 101, least: 5, seconds: 3 }

/** Median time of a request at a size. */
export interface Measured {
  request: ScaleRequest
  p50Ms: number
  /** Of the response. */
  bytes: number
}

/** Result of the start of a new version on the data of the last release. */
export interface MeasuredStart {
  /** Time from launch to the first response, migrations included. */
  startMs: number
  /** Duration of the background migrations. */
  backgroundMs: number
  /** Longest duration of a write in a separate connection during both. */
  longestWriteMs: number
}

/** Starts the service on the data of the last release, and waits for the background migrations. */
export async function measureStart(url: string, folder: string): Promise<MeasuredStart> {
  const writer = await startWriter(url)
  const service = await startService(port, toEnv(url, folder))
  const startedAt = performance.now()
  const client = await connect(url)
  const isDone = `select from background_migrations where name = 'no_index_contact_channels_project'`
  while ((await client.query(isDone)).rowCount === 0) await delay(100)
  const backgroundMs = performance.now() - startedAt
  const { longestMs } = await writer.stop()
  await service.stop()
  // Autovacuum does this within minutes.
  await client.query('vacuum analyze')
  await client.end()
  return { startMs: service.startMs, backgroundMs, longestWriteMs: longestMs }
}

/** Measures each request with one caller. */
export async function measureRequests(
  url: string,
  {
    users,
    folder,
    isWanted,
  }: { users: number; folder: string; isWanted: (name: string) => boolean },
): Promise<Measured[]> {
  const service = await startService(port, toEnv(url, folder))
  const tokens = await signIn(service, users)
  const measured: Measured[] = []
  for (const request of listRequests(users, tokens)) {
    if (isWanted(request.name)) measured.push(await measure(service, request))
  }
  await service.stop()
  return measured
}

async function measure(service: Program, request: ScaleRequest): Promise<Measured> {
  const times: number[] = []
  let bytes = 0
  await fetchOnce()
  const until = performance.now() + responses.seconds * 1000
  while (
    times.length < responses.most &&
    (times.length < responses.least || performance.now() < until)
  ) {
    times.push(await fetchOnce())
  }
  async function fetchOnce(): Promise<number> {
    const startedAt = performance.now()
    const response = await fetch(`${service.url}/api/v1${request.path}`, {
      headers: request.headers,
    })
    const body = await response.arrayBuffer()
    const ms = performance.now() - startedAt
    if (!response.ok) throw new Error(`${request.name}: ${new TextDecoder().decode(body)}`)
    bytes = body.byteLength
    return ms
  }
  times.sort((a, b) => a - b)
  return { request, p50Ms: times[Math.floor(times.length / 2)] ?? Number.NaN, bytes }
}

async function signIn(service: Program, users: number): Promise<{ access: string }> {
  const response = await fetch(`${service.url}/api/v1/auth/password/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...as('client') },
    body: JSON.stringify(toSignInBody(users)),
  })
  if (!response.ok) throw new Error(`Sign-in: ${await response.text()}`)
  const { access_token: access } = await response.json()
  return { access }
}

function toEnv(url: string, folder: string): Record<string, string> {
  return { DATABASE_URL: url, APP_DATA_DIR: folder }
}

/** Reads the size of the database by table, in bytes, largest first. */
export async function readSizes(
  url: string,
): Promise<{ table: string; heap: number; indexes: number }[]> {
  const client = await connect(url)
  const { rows } = await client.query<{ table: string; heap: string; indexes: string }>(
    `select relname as table, pg_table_size(oid) as heap, pg_indexes_size(oid) as indexes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by pg_total_relation_size(oid) desc`,
  )
  await client.end()
  return rows.map(({ table, heap, indexes }) => ({
    table,
    heap: Number(heap),
    indexes: Number(indexes),
  }))
}
