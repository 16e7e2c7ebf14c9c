import { type SignedIn, toReadMe, toRefresh, toSignIn } from './cases'
import { fire, type LoadRequest, type Measured, runIn } from './load'
import { watchMemory } from './memory'
import { type Place, signIn } from './places'
import { startServices } from './programs'
import type { Report } from './report'

type Kind = 'sign-ins' | 'refreshes' | 'reads'

/** A load of everything at once. */
export interface MixedLoad {
  place: Place
  processes: number
  seconds: number
}

/** What each kind must reach alone, in answers a second and milliseconds, on two cores. */
const marks: Record<Place['name'], Record<Kind, { rate: number; p99Ms?: number }>> = {
  Postgres: {
    'sign-ins': { rate: 100, p99Ms: 250 },
    refreshes: { rate: 1200 },
    reads: { rate: 3000 },
  },
  PGlite: { 'sign-ins': { rate: 45 }, refreshes: { rate: 500 }, reads: { rate: 1500 } },
}

/** Of its own mark, what each kind is asked for when all are asked for at once. */
const shareOfAll = 1 / 4

/** Alone each kind runs for so long. */
const aloneSeconds = 8

/** All connections of a kind, to all processes together. */
const connections = 16

/** More of the memory at the beginning than this is growth: memory is never quite the same. */
const flat = 1.15

/** People whose requests are sent. */
const peopleCount = 100

/** Runs each kind alone, and then all of them at once for a while, watching the memory. */
export async function measureMixed(load: MixedLoad, report: Report): Promise<void> {
  const { place, processes, seconds } = load
  const name = processes > 1 ? `${place.name} × ${processes}` : place.name
  const services = await startServices(processes, { ...place.env, APP_METRICS: 'on' })
  const urls = services.map(({ url }) => url)
  const people = await signIn({ url: urls[0] ?? '' }, peopleCount)
  const requests = toRequests(people)
  for (const kind of kinds) {
    for (const url of urls) await runIn({ url, requests: requests[kind] })
    const alone = await spread(urls, requests[kind], { seconds: aloneSeconds })
    const { rate, p99Ms } = marks[place.name][kind]
    report.atLeast(`${name}: ${kind} alone`, alone.rate, rate, 'a second')
    report.atMost(`${name}: ${kind} alone, p99`, alone.p99Ms, p99Ms, 'ms')
  }
  const measured: Partial<Record<Kind, Measured>> = {}
  const memory = await watchMemory(services, () =>
    Promise.all(
      kinds.map(async (kind) => {
        const rate = marks[place.name][kind].rate * shareOfAll
        measured[kind] = await spread(urls, requests[kind], { seconds, rate })
      }),
    ),
  )
  const minutes = (seconds / 60).toFixed(1)
  for (const kind of kinds) {
    const { rate, p99Ms } = marks[place.name][kind]
    const { rate: reached = 0, p99Ms: waited = 0 } = measured[kind] ?? {}
    // A generator that shares the machine is late now and then.
    const least = rate * shareOfAll * 0.97
    report.atLeast(`${name}: ${kind}, all at once for ${minutes} min`, reached, least, 'a second')
    report.atMost(`${name}: ${kind}, all at once, p99`, waited, p99Ms, 'ms')
  }
  const { start, end } = memory
  const growth = { resident: start.resident * flat, heap: start.heap * flat }
  report.atMost(`${name}: memory at the end`, end.resident, growth.resident, 'MB')
  report.atMost(`${name}: heap at the end`, end.heap, growth.heap, 'MB')
  await Promise.all(services.map((service) => service.stop()))
}

const kinds: Kind[] = ['sign-ins', 'refreshes', 'reads']

function toRequests(people: SignedIn[]): Record<Kind, LoadRequest[]> {
  return {
    'sign-ins': people.map((_, index) => toSignIn(index + 1)),
    refreshes: people.map(toRefresh),
    reads: people.map(toReadMe),
  }
}

/** The same to every process, as a load balancer would; the slowest p99 counts. */
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
