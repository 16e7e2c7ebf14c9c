import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { createPrepared } from '../db/prepared'
import { activityNote, at, type Issuer } from './activity'
import { isNewNetwork, knownAddressParts, toKnownNetwork } from './known-addresses'

const { placeholder } = sql

/**
 * Whether this is the first access token of the user in an hour: a column of the statement of `activityParts`, which
 * still sees the former time.
 */
const isFirstOfHour = sql<boolean>`(select date_trunc('hour', last_active_at) < date_trunc('hour', ${at})
  from users where users.id = used.user_id)`

/**
 * Returns columns of the statement of a refresh, which names the session `used`: the activity that `recordActivity`
 * must still record.
 */
export function toDueActivity(network: SQL) {
  return {
    isFirstOfHour: isFirstOfHour.as('is_first_of_hour'),
    isNewNetwork: isNewNetwork(network).as('is_new_network'),
  }
}

/** Values of `toDueActivity`. `null` and `false` mean that there is nothing to record. */
export type DueActivity = Record<keyof ReturnType<typeof toDueActivity>, boolean | null>

const record = createPrepared('record_activity', (db) => {
  const used = db.$with('used', { id: sql<string>`id`.as('id') }).as(sql`
    select sessions.id, sessions.user_id from users
      inner join sessions on sessions.user_id = users.id
    where users.id = ${placeholder('userId')}::uuid and sessions.id = ${placeholder('sessionId')}::uuid
    for no key update of users for key share of sessions`)
  const noted = db
    .$with('noted', {})
    .as(sql`${activityNote} where ${placeholder('isFirstOfHour')}::boolean`)
  const stored = db.$with('stored', {}).as(knownAddressParts.stored)
  const forgotten = db.$with('forgotten', {}).as(knownAddressParts.forgotten)
  return db.with(used, noted, stored, forgotten).select({ id: used.id }).from(used)
})

/**
 * Records the rest of the activity of a refresh: the user among the latest active ones, once an hour, and the network,
 * once a day. A statement of its own, because writing nothing to these tables would take a third of the time of a
 * refresh. It locks the user first, so that it adds nothing after a revocation, and waits for the session.
 *
 * @see docs/decisions/157-counts-as-a-log-of-changes.md
 */
export async function recordActivity(
  db: Database,
  projectId: string,
  used: { id: string; userId: string } & DueActivity,
  { now, actor }: Pick<Issuer, 'now' | 'actor'>,
): Promise<void> {
  if (!used.isFirstOfHour && !used.isNewNetwork) return
  await record(db, {
    projectId,
    userId: used.userId,
    sessionId: used.id,
    isFirstOfHour: used.isFirstOfHour === true,
    network: toKnownNetwork(actor),
    at: now().toISOString(),
  })
}
