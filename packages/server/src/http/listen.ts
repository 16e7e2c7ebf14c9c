import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'

/** An open port. */
export interface Listener {
  port: number
  /** Ends connections without a request, and waits for the responses of the others. */
  close(): Promise<void>
}

/**
 * Passes the requests of a port to a handler.
 *
 * @throws the error of the system, such as `EADDRINUSE`.
 */
export async function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { port, host }: { port: number; host: string },
): Promise<Listener> {
  const server = serve({ fetch, port, hostname: host })
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      if ('closeIdleConnections' in server) server.closeIdleConnections()
      await closed
    },
  }
}
