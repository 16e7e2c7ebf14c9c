import { createServer, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RequestLog } from './request-log'

/** A proxy in front of the service that can hold its responses. */
export interface ApiGate {
  port: number
  /** Holds all requests from now on; `false` lets them through, including those held. */
  hold(isHeld: boolean): void
  /** Lets the currently held requests through and returns their names. */
  releaseHeld(): string[]
  close(): void
}

/** Starts a proxy that logs every request to the service, preflights included. */
export async function startApiGate(servicePort: number, log: RequestLog): Promise<ApiGate> {
  let isHolding = false
  let held: { name: string; release: () => void }[] = []

  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = `${request.method} ${pathname}`
    log.add('api', name)
    const forward = () => {
      const { method, headers, url: path } = request
      const options = { port: servicePort, host: 'localhost', method, path, headers }
      const sent = sendRequest(options, (received) => {
        response.writeHead(received.statusCode ?? 502, received.headers)
        received.pipe(response)
      })
      sent.on('error', () => response.destroy())
      request.pipe(sent)
    }
    if (isHolding) held.push({ name, release: forward })
    else forward()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  function releaseHeld(): string[] {
    const released = held
    held = []
    for (const { release } of released) release()
    return released.map(({ name }) => name)
  }
  return {
    port: (server.address() as AddressInfo).port,
    hold(holding) {
      isHolding = holding
      if (!holding) releaseHeld()
    },
    releaseHeld,
    close: () => server.close(),
  }
}
