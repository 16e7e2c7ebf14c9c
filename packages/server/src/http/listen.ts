import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { serve } from '@hono/node-server'

/** An open port. */
export interface Listener {
  port: number
  /** Ends connections without a request, and waits for the responses of the others. */
  close(): Promise<void>
}

/**
 * Time until an idle connection is closed. It exceeds that of common proxies and load balancers (60 s in nginx and
 * AWS, 120 s in Caddy, 600 s at Google), which would otherwise send a request just when the service closes its
 * connection.
 */
const keepAliveTimeoutMs = 620_000

/** Address to listen on. */
export interface Address {
  port: number
  host: string
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
  { port, host, ownsProcess = false }: Address,
): Promise<Listener> {
  const server = serve({
    fetch,
    port,
    hostname: host,
    overrideGlobalObjects: ownsProcess,
    serverOptions: { keepAliveTimeout: keepAliveTimeoutMs },
  })
  await once(server, 'listening')
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      // Browsers and load balancers open connections before they need them. Node waits for their first request.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      if ('closeIdleConnections' in server) {
        server.closeIdleConnections()
        // Also those that have a request now, as soon as it has its response.
        server.keepAliveTimeout = 1
      }
      await closed
    },
  }
}
