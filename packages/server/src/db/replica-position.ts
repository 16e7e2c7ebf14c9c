import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import type { Database } from './database'

/** Position of a database in its write-ahead log. */
export type Position = {
  /** Log sequence number: every acknowledged write is before it. */
  lsn: string
  /** Timeline of the log. A new one begins when a replica is promoted. */
  timeline: number
  /** System identifier of the cluster, shared by its replicas. */
  cluster: string
  database: string
}

/** Time to wait for a replica that is slightly behind, in milliseconds. */
const catchUpTimeoutMs = 100
const pollMs = 5

/** Timeout of the first query, which detects an unreachable replica, in milliseconds. */
const responseTimeoutMs = 1000

/** The replica cannot return the same result as the primary. */
class ReplicaBehindError extends Error {
  override name = 'ReplicaBehindError'
}

/**
 * Reads the position of the primary: every acknowledged write has been flushed before it. With
 * `synchronous_commit=off` it has only been inserted.
 */
export async function readPosition(primary: Database): Promise<Position> {
  const { rows } = await primary.execute<Position>(sql`
    select at::text as lsn,
      ('x' || left(pg_walfile_name(at), 8))::bit(32)::int as timeline,
      (select system_identifier from pg_control_system())::text as cluster,
      current_database()::text as database
    from (select case current_setting('synchronous_commit')
      when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end) as log (at)`)
  const [position] = rows
  if (!position) throw new Error('A select without a table has one row.')
  return position
}

/**
 * Resolves once a replica has replayed everything up to a position. Later reads on this connection
 * include it.
 *
 * @throws {ReplicaBehindError} if it is too far behind or not a replica of the database.
 */
export async function waitForPosition(replica: ClientBase, position: Position): Promise<void> {
  const giveUpAt = performance.now() + catchUpTimeoutMs
  for (;;) {
    const { isCopy, isCurrent } = await compare(replica, position)
    if (!isCopy) throw new ReplicaBehindError('Not a replica of this database.')
    if (isCurrent) return
    if (performance.now() >= giveUpAt) {
      throw new ReplicaBehindError(`More than ${catchUpTimeoutMs} ms behind the primary.`)
    }
    await delay(pollMs)
  }
}

/**
 * The timeline is that of the replica's last restart point. So after a failover, a replica is not
 * used until it has created one, and never while it follows the former primary, whose log may be
 * longer.
 */
async function compare(
  replica: ClientBase,
  { lsn, timeline, cluster, database }: Position,
): Promise<{ isCopy: boolean; isCurrent: boolean }> {
  const { rows } = await replica.query({
    text: `
      select pg_is_in_recovery() and current_database() = $4 and timeline_id = $2
          and system_identifier::text = $3 as "isCopy",
        coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "isCurrent"
      from pg_control_checkpoint(), pg_control_system()`,
    values: [lsn, timeline, cluster, database],
    // Supported by `pg`, but missing in its types.
    query_timeout: responseTimeoutMs,
  } as never)
  return rows[0]
}
