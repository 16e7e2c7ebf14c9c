import { type SignedIn, toReadMe, toRefresh, toSignIn } from './cases'
import { fire, type LoadRequest, type Measured, runIn } from './load'
import { tolerate } from './marks'
import { flat, measureHeap, watchMemory } from './memory'
import { type BenchDatabase, signIn } from './places'
import { startServices } from './programs'
import type { Report } from './report'

type Kind = 'sign-ins' | 'refreshes' | 'reads'

/** Results by kind of request. */
export type Kinds = Record<Kind, Measured>

/** A load of all kinds at once. */
export interface MixedLoad {
  database: BenchDatabase
  processes: number
  seconds: number
  /** Results of one process, to compare several with. */
  one?: Kinds
}

/** Required results of each kind alone, in responses per second and milliseconds, on two cores. */
const marks: Record<BenchDatabase['name'], Record<Kind, { rate: number; p99Ms?: number }>> = {
  Postgres: {
    'sign-ins': { rate: 100, p99Ms: 250 },
    refreshes: { rate: 1200 },
    reads: { rate: 3000 },
  },
  PGlite: { 'sign-ins': { rate: 45 }, refreshes: { rate: 500 }, reads: { rate: 1500 } },
}

/** Rate of each kind in the mixed load, relative to its own required rate. */
const shareOfAll = 1 / 4

/** Duration of each kind alone, in seconds. */
const aloneSeconds = 8

/** Connections per kind, for all processes together. */
const connections = 16

/** Number of users whose requests are sent. */
const userCount = 100

/**
 * Runs each kind alone, then all at once for a while, watching memory. One process must reach the
 * absolute requirements; several are also compared with earlier results of the run.
 *
 * @returns The results of each kind alone.
 */
export async function measureMixed(load: MixedLoad, report: Report): Promise<Kinds> {
  const { database, processes, seconds, one } = load
  const name = processes > 1 ? `${database.name} × ${processes}` : database.name
  const services = await startServices(processes, { ...database.env, APP_METRICS: 'on' })
  const urls = services.map(({ url }) => url)
  const requests = toRequests(await signIn({ url: urls[0] ?? '' }, userCount))

  const alone = await measureAlone(urls, requests)
  for (const kind of kinds) {
    const { rate, p99Ms } = marks[database.name][kind]
    report.atLeast(`${name}: ${kind} alone`, alone[kind].rate, rate, 'a second')
    const mostMs = p99Ms && (one ? tolerate(p99Ms, one[kind].p99Ms) : p99Ms)
    report.atMost(`${name}: ${kind} alone, p99`, alone[kind].p99Ms, mostMs, 'ms')
  }

  const heap = await measureHeap(services)
  const together: Partial<Kinds> = {}
  const { start, end } = await watchMemory(services, () =>
    Promise.all(
      kinds.map(async (kind) => {
        const rate = askedOf(database, kind)
        together[kind] = await spread(urls, requests[kind], { seconds, rate })
      }),
    ),
  )
  // The requests of a second arrive at its start, so together they must not take longer than in
  // turn.
  const toMs = (kind: Kind) => (1000 * askedOf(database, kind)) / alone[kind].rate
  const inTurnMs = kinds.reduce((total, kind) => total + toMs(kind), 0)
  const minutes = (seconds / 60).toFixed(1)
  for (const kind of kinds) {
    const { p99Ms } = marks[database.name][kind]
    const { rate: reached = 0, p99Ms: waited = 0 } = together[kind] ?? {}
    // A load generator on the same machine is late occasionally.
    const least = askedOf(database, kind) * 0.97
    report.atLeast(`${name}: ${kind}, all at once for ${minutes} min`, reached, least, 'a second')
    const mostMs = p99Ms && (one ? Math.max(p99Ms, inTurnMs) : p99Ms)
    report.atMost(`${name}: ${kind}, all at once, p99`, waited, mostMs, 'ms')
  }
  report.atMost(`${name}: memory at the end`, end, start * flat, 'MB')
  report.atMost(`${name}: heap afterwards`, await measureHeap(services), heap * flat, 'MB')
  await Promise.all(services.map((service) => service.stop()))
  return alone
}

/** Returns the rate of a kind in the mixed load, per second. */
function askedOf(database: BenchDatabase, kind: Kind): number {
  return marks[database.name][kind].rate * shareOfAll
}

type Requests = Record<Kind, LoadRequest[]>

async function measureAlone(urls: string[], requests: Requests): Promise<Kinds> {
  async function measure(kind: Kind) {
    for (const url of urls) await runIn({ url, requests: requests[kind] })
    return spread(urls, requests[kind], { seconds: aloneSeconds })
  }
  return {
    'sign-ins': await measure('sign-ins'),
    refreshes: await measure('refreshes'),
    reads: await measure('reads'),
  }
}

const kinds: Kind[] = ['sign-ins', 'refreshes', 'reads']

function toRequests(users: SignedIn[]): Requests {
  return {
    'sign-ins': users.map((_, index) => toSignIn(index + 1)),
    refreshes: users.map(toRefresh),
    reads: users.map(toReadMe),
  }
}

/** Sends the same load to every process, like a load balancer; the worst p99 counts. */
async function spread(
  urls: string[],
  requests: LoadRequest[],
  { seconds, rate }: { seconds: number; rate?: number },
): Promise<Measured> {
  const each = {
    connections: Math.ceil(connections / urls.length),
    seconds,
    ...(rate !== undefined && { rate: Math.ceil(rate / urls.length) }),
  }
  const all = await Promise.all(urls.map((url) => fire(url, requests, each)))
  return {
    rate: all.reduce((total, { rate }) => total + rate, 0),
    p50Ms: Math.max(...all.map(({ p50Ms }) => p50Ms)),
    p99Ms: Math.max(...all.map(({ p99Ms }) => p99Ms)),
  }
}
