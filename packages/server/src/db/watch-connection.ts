import type { Socket } from 'node:net'
import type { ClientBase, DatabaseError, PoolClient, QueryConfig } from 'pg'
import { readOnlyCode, UnusableServerError } from './unavailable'

/** Timeout of the first query of a connection, in milliseconds. */
const firstQueryTimeoutMs = 5000

/** Connections that must not be used again. */
const spent = new WeakSet<ClientBase>()

/**
 * Returns whether a connection must not return to its pool: it leads to a server that refuses
 * writes.
 */
export function isSpent(client: ClientBase): boolean {
  return spent.has(client)
}

/**
 * Watches a new connection for a server that does not respond to a query in time, or that has
 * become read-only.
 *
 * @param responseTimeoutMs Longest silence during a query, in milliseconds, after which the
 * connection is closed: otherwise, a network that drops packets goes unnoticed for a quarter of an
 * hour.
 */
export function watchConnection(client: PoolClient, responseTimeoutMs: number | undefined): void {
  const { connection } = client
  connection.on('errorMessage', ({ code }: DatabaseError) => {
    if (code === readOnlyCode) spent.add(client)
  })
  if (responseTimeoutMs === undefined) return
  // A TLS socket is one too.
  const socket = connection.stream as Socket
  socket.setTimeout(responseTimeoutMs)
  // Not the callback of `setTimeout`, which is called only once.
  socket.on('timeout', () => {
    // The driver sets it; its types do not declare it.
    const { readyForQuery } = client as PoolClient & { readyForQuery: boolean }
    if (readyForQuery) return
    const seconds = responseTimeoutMs / 1000
    socket.destroy(new UnusableServerError(`Postgres did not respond within ${seconds} s.`))
  })
}

/**
 * Refuses a standby, like `target_session_attrs=primary` of libpq: a load balancer or a DNS name
 * may briefly lead to one.
 */
export async function requirePrimary(client: ClientBase): Promise<void> {
  const { rows } = await client.query({
    text: 'select pg_is_in_recovery() as "isStandby"',
    // Supported by `pg`, but missing in its types.
    query_timeout: firstQueryTimeoutMs,
  } as QueryConfig)
  if (rows[0].isStandby) throw new UnusableServerError('The server is a standby, not the primary.')
}
