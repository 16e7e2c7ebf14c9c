import autocannon from 'autocannon'

/** A request to send again and again; `[<id>]` in a body is another text each time. */
export type LoadRequest = Pick<autocannon.Request, 'method' | 'path' | 'headers' | 'body'>

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

/** How long the server and its connections run before anything is counted. */
const warmUpSeconds = 1

/**
 * Sends requests for some seconds, each connection in turn through all of them.
 *
 * @throws {Error} when an answer is not a success: then the figures would mean nothing.
 */
export async function load(
  url: string,
  requests: LoadRequest[],
  pressure: Pressure,
): Promise<Measured> {
  await fire(url, requests, { ...pressure, seconds: warmUpSeconds })
  return fire(url, requests, pressure)
}

async function fire(
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
  if (failed > 0) {
    const { path } = requests[0] ?? {}
    throw new Error(
      `${failed} of the requests to ${path} failed: ${JSON.stringify(result.statusCodeStats)}`,
    )
  }
  const { latency } = result
  return { rate: result['2xx'] / result.duration, p50Ms: latency.p50, p99Ms: latency.p99 }
}
