import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, Server, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { type ServerType, serve } from '@hono/node-server'

/** An open port. */
export interface Listener {
  port: number
  /** Waits for the responses to the requests that have arrived, at most for ten seconds, and ends all connections. */
  close(): Promise<void>
}

/**
 * Time until an idle connection is closed. It exceeds that of common proxies and load balancers (60 s in nginx and
 * AWS, 120 s in Caddy, 600 s at Google), which would otherwise send a request just when the service closes its
 * connection.
 */
const keepAliveTimeoutMs = 620_000

/** Time that requests in progress have to finish when the port is closed, in milliseconds. */
const finishTimeoutMs = 10_000

/** Address to listen on. */
export interface Address {
  port: number
  host: string
  /** @default 10 seconds */
  finishTimeoutMs?: number
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
  { port, host, ownsProcess = false, finishTimeoutMs: timeoutMs = finishTimeoutMs }: Address,
): Promise<Listener> {
  const server = serve({
    fetch,
    port,
    hostname: host,
    overrideGlobalObjects: ownsProcess,
    serverOptions: { keepAliveTimeout: keepAliveTimeoutMs },
  })
  await once(server, 'listening')
  const unfinished = countUnfinished(server)
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close')
      await readArrived()
      // Not the method of HTTP servers, which would end connections whose next request has arrived, but was not read.
      Server.prototype.close.call(server)
      await readArrived()
      server.close()
      // Node would wait for a request, or for the rest of one, on each connection. Browsers and load balancers open
      // connections before they need them.
      for (const [socket, requests] of unfinished) if (requests === 0) socket.destroy()
      // Ends the others as soon as they have their responses.
      if ('keepAliveTimeout' in server) server.keepAliveTimeout = 1
      // A client that never sends the rest of a body would keep the process from finishing its jobs.
      const timer = setTimeout(() => endAll(unfinished.keys()), timeoutMs)
      await closed
      clearTimeout(timer)
    },
  }
}

/** Counts the requests of each open connection that have no complete response yet. */
function countUnfinished(server: ServerType): ReadonlyMap<Socket, number> {
  const counts = new Map<Socket, number>()
  function add(socket: Socket, difference: 1 | -1) {
    const count = counts.get(socket)
    if (count !== undefined) counts.set(socket, count + difference)
  }
  server.on('connection', (socket: Socket) => {
    counts.set(socket, 0)
    socket.once('close', () => counts.delete(socket))
  })
  const onRequest: RequestListener = ({ socket }, response) => {
    add(socket, 1)
    response.once('close', () => add(socket, -1))
  }
  server.on('request', onRequest)
  return counts
}

/** Lets Node accept the connections that have arrived, and read the requests on them. */
async function readArrived(): Promise<void> {
  // The first one ends the current turn of the event loop. Each further one polls the sockets.
  for (let turn = 0; turn < 3; turn += 1) await setImmediate()
}

function endAll(sockets: Iterable<Socket>): void {
  for (const socket of sockets) socket.destroy()
}
