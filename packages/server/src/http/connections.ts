import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ServerType } from '@hono/node-server'

/** Times after which connections of a stopping server are ended, in milliseconds. */
export interface StopTimeouts {
  /** Of a connection without a request. Clients that reuse it have one on its way, or send the next one soon. */
  idleMs: number
  /** Of a request that is not complete, while no data arrives. */
  stalledMs: number
  /** Of all connections. */
  finishMs: number
}

/** Open connections of a server. */
export interface Connections {
  /** From now on, responses end their connections and say so, so that clients send no other request on them. */
  drain(): void
  /** Ends connections as they have no request, or as the limits require, until the returned function is called. */
  end(timeouts: StopTimeouts): () => void
}

interface Connection {
  /** Responses that are not complete. */
  responses: Set<ServerResponse>
  /** Bytes that were transferred, and when that number was first seen. */
  bytes: number
  since: number
}

/** Interval of looking for connections to end, in milliseconds. */
const checkMs = 20

/** Follows the connections of a server. */
export function trackConnections(server: ServerType): Connections {
  const connections = new Map<Socket, Connection>()
  let isDraining = false
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { responses: new Set(), bytes: 0, since: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })
  const onRequest: RequestListener = ({ socket }, response) => {
    const responses = connections.get(socket)?.responses
    responses?.add(response)
    response.once('close', () => responses?.delete(response))
    if (isDraining) endWithLast(responses ?? [response])
  }
  // Before the listener that responds, which may do so at once.
  server.prependListener('request', onRequest)
  return {
    drain() {
      isDraining = true
      for (const { responses } of connections.values()) endWithLast(responses)
    },
    end({ idleMs, stalledMs, finishMs }) {
      const start = performance.now()
      const timer = setInterval(() => {
        const now = performance.now()
        const isOver = now - start >= finishMs
        for (const [socket, connection] of connections) {
          const bytes = socket.bytesRead + socket.bytesWritten
          if (bytes !== connection.bytes) Object.assign(connection, { bytes, since: now })
          const waitMs = toWait(connection.responses, { idleMs, stalledMs })
          // Counted from the start, as the client may be about to send a request on a connection that it kept.
          const quietMs = now - Math.max(connection.since, start)
          if (isOver || quietMs >= waitMs) socket.destroy()
        }
      }, checkMs)
      return () => clearInterval(timer)
    },
  }
}

/**
 * Makes the last response of a connection end it. A client receives no other response after that one, although pipelined
 * requests are handled at once.
 *
 * @see RFC 9112 section 9.6
 */
function endWithLast(responses: Iterable<ServerResponse>): void {
  const last = [...responses].at(-1)
  for (const response of responses) response.shouldKeepAlive = response !== last
}

/** Returns how long a connection stays open while nothing is transferred. */
function toWait(
  responses: ReadonlySet<ServerResponse>,
  { idleMs, stalledMs }: Pick<StopTimeouts, 'idleMs' | 'stalledMs'>,
): number {
  if (responses.size === 0) return idleMs
  const isComplete = [...responses].every(({ req }) => req.complete)
  return isComplete ? Number.POSITIVE_INFINITY : stalledMs
}
