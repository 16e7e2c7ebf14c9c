import { type SignedIn, toReadMe, toRefresh, toSignIn } from './cases'
import { fire, type LoadRequest, type Measured, runIn } from './load'
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

/** Rate of each kind in the mixed load, relative to its rate alone in the same run. */
const shareOfAll = 1 / 8

/** Minimum rate of several processes, relative to that of one in the same run. */
const leastOfSeveral = 1 / 2

/**
 * Maximum p99 of sign-ins alone: of one process in relation to their p50, of several to its p99, as
 * each of them computes three hashes at once on the same two cores.
 */
const mostTimes = { ofMedian: 3, ofOne: 3 }

/** Latency of sign-ins that is not noticed, in milliseconds. */
const unnoticedMs = 250

/** Duration of each kind alone, in seconds. */
const aloneSeconds = 8

/** Connections per kind, for all processes together. */
const connections = 16

/** Number of users whose requests are sent. */
const userCount = 100

/**
 * Runs each kind alone, then all at once for a while, watching memory. Everything is compared with
 * results of the same run, so it does not depend on the speed of the machine: `bench:server`
 * compares the rates alone with those of a bare server.
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
    const { rate, p50Ms, p99Ms } = alone[kind]
    const leastRate = one && one[kind].rate * leastOfSeveral
    report.atLeast(`${name}: ${kind} alone`, rate, leastRate, 'a second')
    const mostMs = one ? one[kind].p99Ms * mostTimes.ofOne : p50Ms * mostTimes.ofMedian
    const mark = kind === 'sign-ins' ? Math.max(unnoticedMs, mostMs) : undefined
    report.atMost(`${name}: ${kind} alone, p99`, p99Ms, mark, 'ms')
  }

  const heap = await measureHeap(services)
  const together: Partial<Kinds> = {}
  const { start, end } = await watchMemory(services, () =>
    Promise.all(
      kinds.map(async (kind) => {
        const rate = alone[kind].rate * shareOfAll
        together[kind] = await spread(urls, requests[kind], { seconds, rate })
      }),
    ),
  )
  // The requests of a second arrive at its start, so together they must not take longer than one
  // kind after the other, or than twice the p99 of that kind alone.
  const inTurnMs = 1000 * shareOfAll * kinds.length
  const minutes = (seconds / 60).toFixed(1)
  for (const kind of kinds) {
    const { rate: reached = 0, p97Ms: waited = 0, p99Ms: worst = 0 } = together[kind] ?? {}
    // A load generator on the same machine is late occasionally.
    const least = alone[kind].rate * shareOfAll * 0.97
    report.atLeast(`${name}: ${kind}, all at once for ${minutes} min`, reached, least, 'a second')
    const mostMs = Math.max(inTurnMs, alone[kind].p99Ms * 2)
    report.atMost(`${name}: ${kind}, all at once, p97.5`, waited, mostMs, 'ms')
    report.atMost(`${name}: ${kind}, all at once, p99`, worst, undefined, 'ms')
  }
  report.atMost(`${name}: memory at the end`, end, start * flat, 'MB')
  report.atMost(`${name}: heap afterwards`, await measureHeap(services), heap * flat, 'MB')
  await Promise.all(services.map((service) => service.stop()))
  return alone
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
    p97Ms: Math.max(...all.map(({ p97Ms }) => p97Ms)),
    p99Ms: Math.max(...all.map(({ p99Ms }) => p99Ms)),
  }
}
