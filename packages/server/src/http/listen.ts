import { once } from 'node:events'
import { type AddressInfo, Server } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { type StopTimeouts, trackConnections } from './connections'

/** An open port. */
export interface Listener {
  port: number
  /** Makes responses end their connections, so that clients open the next one to another process. */
  drain(): void
  /** Waits for the responses to the requests that have arrived, at most for ten seconds, and ends all connections. */
  close(): Promise<void>
}

/**
 * Time until an idle connection is closed. It exceeds that of common proxies and load balancers (60 s in nginx and
 * AWS, 120 s in Caddy, 600 s at Google), which would otherwise send a request just when the service closes its
 * connection.
 */
const keepAliveTimeoutMs = 620_000

const stopTimeouts: StopTimeouts = { idleMs: 100, stalledMs: 1000, finishMs: 10_000 }

/** Address to listen on. */
export interface Address {
  port: number
  host: string
  stopTimeouts?: Partial<StopTimeouts>
  /**
   * Whether there is no other code in the process: then `Request` and `Response` are replaced by faster
   * classes, which libraries such as msw do not recognize. @default false
   */
  ownsProcess?: boolean
}

/**
 * Passes the requests of a port to a handler.
 *
 * @throws the error of the system, such as `EADDRINUSE`.
 */
export async function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { port, host, ownsProcess = false, stopTimeouts: timeouts }: Address,
): Promise<Listener> {
  const server = serve({
    fetch,
    port,
    hostname: host,
    overrideGlobalObjects: ownsProcess,
    serverOptions: { keepAliveTimeout: keepAliveTimeoutMs },
  })
  await once(server, 'listening')
  const connections = trackConnections(server)
  return {
    port: (server.address() as AddressInfo).port,
    drain: connections.drain,
    async close() {
      const closed = once(server, 'close')
      await acceptArrived()
      // Not the method of HTTP servers, which would end connections whose next request is on its way.
      Server.prototype.close.call(server)
      // Later than that, so that clients do not open their next connections here, which would be reset.
      connections.drain()
      const stopEnding = connections.end({ ...stopTimeouts, ...timeouts })
      await closed
      stopEnding()
      // Stops the timer of the HTTP server.
      server.close()
    },
  }
}

/** Lets Node accept the connections that have arrived. */
async function acceptArrived(): Promise<void> {
  // The first one ends the current turn of the event loop. Each further one polls the sockets.
  for (let turn = 0; turn < 3; turn += 1) await setImmediate()
}
