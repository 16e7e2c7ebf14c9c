import autocannon from 'autocannon'

/** A request to repeat. `[<id>]` in a body is replaced by unique text. */
export type LoadRequest = Pick<
  autocannon.Request,
  'method' | 'path' | 'headers' | 'body' | 'onResponse'
>

/** Server and requests. */
export interface Target {
  url: string
  requests: LoadRequest[]
}

/** Connections, duration and rate of a load. */
export interface Pressure {
  connections: number
  seconds: number
  /** Requests per second of all connections together. Absent: as many as possible. */
  rate?: number
}

/** Results of a load. */
export interface Measured {
  /** Responses per second. */
  rate: number
  p50Ms: number
  /** 97.5th percentile: one slow second of a minute is 1.7 % of its requests. */
  p97Ms: number
  p99Ms: number
}

/** Load before measuring, so that the code is optimized. */
const warmUp = { connections: 16, seconds: 3 }

/** Latency of a run without responses. */
const never = {
  p50: Number.POSITIVE_INFINITY,
  p97_5: Number.POSITIVE_INFINITY,
  p99: Number.POSITIVE_INFINITY,
}

/** Warms servers up. */
export async function runIn(...targets: Target[]): Promise<void> {
  for (const { url, requests } of targets) await fire(url, requests, warmUp)
}

/**
 * Sends requests for some seconds, each connection cycling through all of them, and waits until the
 * server has finished, so that later measurements are not affected.
 *
 * @throws {Error} if a response is not successful.
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
  // Without responses the library reports 0.
  const { p50, p97_5, p99 } = result['2xx'] > 0 ? result.latency : never
  return { rate: result['2xx'] / result.duration, p50Ms: p50, p97Ms: p97_5, p99Ms: p99 }
}

/** One more request, which is handled after all waiting ones. */
async function ask(url: string, { path = '/', method, headers, body }: LoadRequest): Promise<void> {
  const unique = typeof body === 'string' ? body.replaceAll('[<id>]', crypto.randomUUID()) : body
  const response = await fetch(url + path, { method, headers, body: unique } as RequestInit)
  await response.arrayBuffer()
}
