import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { type SignedIn, toReadMe, toSignIn } from './cases'
import { fire, type LoadRequest } from './load'
import { flat, measureHeap, watchMemory } from './memory'
import { type BenchDatabase, signIn } from './places'
import { startServices } from './programs'
import type { Report } from './report'

/** Concurrent connections, more than may wait for hashing. */
const connections = 1000
const seconds = 20

/**
 * Offered sign-ins per second: several times what two cores hash. With less than one per
 * connection, some would not be used.
 */
const offered = connections

/**
 * Minimum number of refused requests. With the embedded database, the database itself may be what
 * they wait for.
 */
const leastRefused: Record<BenchDatabase['name'], number | undefined> = {
  Postgres: 1,
  PGlite: undefined,
}

/**
 * Minimum time until the service must have recovered, in seconds. On slow machines it is the time that the service
 * needs for the requests of all connections at the rate of the overload: it works for disconnected clients, too.
 */
const leastRecoverySeconds = 5

/** A load that does not affect the service. */
const calm = { connections: 4, seconds: 20 }

/** Latency under that load that is not noticed, in milliseconds. */
const unnoticedMs = 250

/** Maximum p99 after an overload, relative to the one before. */
const mostTimes = 3

/**
 * Maximum memory growth in MB: waiting requests and buffers. A thousand concurrent hashes would
 * take 19,000.
 */
const growthMb = 300

/** Offers several times the capacity and checks refusals, memory and recovery. */
export async function measureOverload(database: BenchDatabase, report: Report): Promise<void> {
  const [service] = await startServices(1, { ...database.env, APP_METRICS: 'on' })
  if (!service) return
  const users = await signIn(service, 100)
  const name = `${database.name}: too many sign-ins`
  const before = await measureCalm(service.url, users)
  const mostMb = service.readMemory() + growthMb
  const responses = new Map<string, number>()
  const heap = await measureHeap([service])
  const memory = await watchMemory([service], () =>
    press(service.url, toSignIns(users, countResponse(responses)), offered),
  )
  reportResponses(name, responses, report)
  const served = responses.get('200') ?? 0
  report.atLeast(`${name}: served`, served / seconds, undefined, 'a second')
  report.atLeast(`${name}: refused`, sum(responses) - served, leastRefused[database.name], '')
  report.atMost(`${name}: memory`, memory.peak, mostMb, 'MB')
  const handled = sum(responses) / seconds
  const recovery = Math.max(leastRecoverySeconds, connections / handled)
  await delay(recovery * 1000)
  const after = await measureCalm(service.url, users)
  for (const kind of ['reads', 'sign-ins'] as const) {
    const mark = Math.max(unnoticedMs, before[kind] * mostTimes)
    const later = `${Math.ceil(recovery)} s later`
    report.atMost(`${name}: ${later}, p99 of ${kind}`, after[kind], mark, 'ms')
  }
  report.atMost(`${name}: heap afterwards`, await measureHeap([service]), heap * flat, 'MB')
  await service.stop()
}

function toSignIns(users: SignedIn[], onResponse?: LoadRequest['onResponse']): LoadRequest[] {
  return users.map((_, index) => ({ ...toSignIn(index + 1), onResponse }))
}

/** Returns the p99 of both kinds, in milliseconds. */
async function measureCalm(
  url: string,
  users: SignedIn[],
): Promise<Record<'reads' | 'sign-ins', number>> {
  const [reads, signIns] = await Promise.all([
    fire(url, users.map(toReadMe), { ...calm, rate: 100 }),
    fire(url, toSignIns(users), { ...calm, rate: 20 }),
  ])
  return { reads: reads.p99Ms, 'sign-ins': signIns.p99Ms }
}

/** @throws {Error} if a connection breaks. */
async function press(url: string, requests: LoadRequest[], rate: number): Promise<void> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    overallRate: rate,
    timeout: 60,
    requests,
  })
  if (result.errors > 0) throw new Error(`${result.errors} connections broke under overload.`)
}

function reportResponses(name: string, responses: Map<string, number>, report: Report): void {
  const allowed = ['200', '429, with Retry-After', '503, with Retry-After']
  const others = [...responses].filter(([response]) => !allowed.includes(response))
  report.atMost(`${name}: other responses`, sum(others), 0, '')
  for (const [response, count] of others) console.error(`${count} times ${response}`)
}

function countResponse(responses: Map<string, number>) {
  return (status: number, _body: string, _context: object, headers: unknown) => {
    const names = JSON.stringify(headers).toLowerCase()
    const response = names.includes('"retry-after"')
      ? `${status}, with Retry-After`
      : String(status)
    responses.set(response, (responses.get(response) ?? 0) + 1)
  }
}

function sum(counts: Iterable<[string, number]>): number {
  return [...counts].reduce((total, [, count]) => total + count, 0)
}
