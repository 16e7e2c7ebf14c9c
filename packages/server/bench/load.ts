import autocannon from 'autocannon'

/** A request to send again and again; `[<id>]` in a body is another text each time. */
export type LoadRequest = Pick<
  autocannon.Request,
  'method' | 'path' | 'headers' | 'body' | 'onResponse'
>

/** Where requests go, and which. */
export interface Target {
  url: string
  requests: LoadRequest[]
}

/** How hard to press, and how long. */
export interface Pressure {
  connections: number
  seconds: number
  /** Requests a second, of all connections together. Absent: as many as are answered. */
  rate?: number
}

/** What a load met with. */
export interface Measured {
  /** Answers a second. */
  rate: number
  p50Ms: number
  p99Ms: number
}

/** How long a server runs before anything is counted: code that has run often runs fast. */
const warmUp = { connections: 16, seconds: 3 }

/** How long it takes until nothing is answered. */
const never = { p50: Number.POSITIVE_INFINITY, p99: Number.POSITIVE_INFINITY }

/** Lets servers run in. */
export async function runIn(...targets: Target[]): Promise<void> {
  for (const { url, requests } of targets) await fire(url, requests, warmUp)
}

/**
 * Sends requests for some seconds, each connection in turn through all of them, and waits until the
 * server is done with what was under way in the end: it would weigh on whatever comes next.
 *
 * @throws {Error} when an answer is not a success: then the figures would mean nothing.
 */
export async function fire(
  url: string,
  requests: LoadRequest[],
  { connections, seconds, rate }: Pressure,
): Promise<Measured> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    overallRate: rate,
    timeout: 60,
    idReplacement: true,
    requests,
  })
  const failed = result.errors + result.non2xx
  const { path } = requests[0] ?? {}
  if (failed > 0) {
    throw new Error(
      `${failed} of the requests to ${path} failed: ${JSON.stringify(result.statusCodeStats)}`,
    )
  }
  for (const request of requests.slice(0, 1)) await ask(url, request)
  // Without an answer the library has 0 for them.
  const { p50, p99 } = result['2xx'] > 0 ? result.latency : never
  return { rate: result['2xx'] / result.duration, p50Ms: p50, p99Ms: p99 }
}

/** One more request has its turn after all that wait already. */
async function ask(url: string, { path = '/', method, headers, body }: LoadRequest): Promise<void> {
  const unique = typeof body === 'string' ? body.replaceAll('[<id>]', crypto.randomUUID()) : body
  const response = await fetch(url + path, { method, headers, body: unique } as RequestInit)
  await response.arrayBuffer()
}
