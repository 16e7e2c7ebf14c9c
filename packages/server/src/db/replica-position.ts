import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import type { Database } from './database'

/** How far a database had come at one moment. */
export type Position = {
  /** A place in its log: all that was ever answered as done stands before it. */
  lsn: string
  /** Which history the log belongs to: another one begins when a replica takes over. */
  timeline: number
  /** Which cluster it is; its copies have the same. */
  cluster: string
  database: string
}

/** How long a replica that is a moment behind is waited for, in milliseconds. */
const patienceMs = 100
const betweenLooksMs = 5

/** The first question tells whether anybody is there; nobody waits longer for that, in milliseconds. */
const responseTimeoutMs = 1000

/** The replica cannot answer as the primary would. */
class ReplicaBehindError extends Error {
  override name = 'ReplicaBehindError'
}

/**
 * Asks the primary how far it has come: all that anybody was told is done is flushed, but with
 * `synchronous_commit=off`, where it is only inserted.
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
 * Resolves once a replica has everything up to a position; what this connection reads afterwards has it too.
 *
 * @throws {ReplicaBehindError} when it is too far behind, or no replica of that database.
 */
export async function waitForPosition(replica: ClientBase, position: Position): Promise<void> {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    const { isCopy, isCurrent } = await compare(replica, position)
    if (!isCopy) throw new ReplicaBehindError('It is no replica of this database.')
    if (isCurrent) return
    if (performance.now() >= giveUpAt) {
      throw new ReplicaBehindError(`It is more than ${patienceMs} ms behind.`)
    }
    await delay(betweenLooksMs)
  }
}

/**
 * The timeline is that of the replica's last restart point: after a failover it is not used until it has
 * made one, but never while it still follows the former primary, whose log may be longer.
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
    // `pg` knows it beside text and values; its types do not.
    query_timeout: responseTimeoutMs,
  } as never)
  return rows[0]
}
