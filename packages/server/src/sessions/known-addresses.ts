import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contactChannels, knownAddresses } from '../db/schema/index'
import type { Actor } from '../security-events/security-events'
import { at } from './activity'
import { isAuthChannel } from './sign-in-addresses'

/** Network of the client in the statement of `activityParts`. */
export const network = sql`${sql.placeholder('network')}::text`

/**
 * Hashes an address for storage. Including the user keeps users of one address from being linked.
 * The address can be recovered by trying all of IPv4, like in the security events of the same days.
 */
function hashNetwork(userId: SQL | string, address: SQL | string): SQL<Uint8Array> {
  return sql`sha256(convert_to(${userId}::text || ' ' || ${address}::text, 'UTF8'))`
}

const toHash = (network: SQL) => hashNetwork(sql`user_id`, network)

/** Maximum number of networks of a user. A session could otherwise fill the table from many. */
const maxNetworks = 50

const isRecent = (network: SQL) =>
  sql`exists (select 1 from known_addresses as known where known.user_id = used.user_id
      and known.network_hash = ${toHash(network)} and known.last_used_at > ${at} - interval '1 day')`

/** Whether `knownAddressParts` stores the network of the session `used`, except for impersonations. */
export function isNewNetwork(network: SQL): SQL<boolean> {
  return sql`(${network} is not null and impersonation_end is null and not ${isRecent(network)})`
}

/**
 * Stores the network of a session at most once per day, and deletes the least recent ones over the
 * maximum: parts of the statement of `activityParts`, which names the session `used`.
 *
 * @see docs/decisions/144-known-addresses-and-rate-limits.md
 */
export const knownAddressParts = {
  stored: sql`
  insert into known_addresses (user_id, network_hash, last_used_at)
  select user_id, ${toHash(network)}, ${at} from used
  where ${network} is not null
    and not exists (select 1 from sessions where sessions.id = used.id and is_impersonation)
    and not ${isRecent(network)}
  on conflict (user_id, network_hash) do update set last_used_at = excluded.last_used_at
  returning user_id`,
  // It does not see the row inserted above, so it keeps one fewer.
  forgotten: sql`
  delete from known_addresses using stored where known_addresses.user_id = stored.user_id
    and network_hash in (select network_hash from known_addresses as own
      where own.user_id = stored.user_id order by last_used_at desc offset ${sql.raw(String(maxNetworks - 1))})`,
}

/** Returns the network to store for a user; `null` for servers, which act for many users. */
export function toKnownNetwork({ access, address }: Actor): string | null {
  return access === 'client' ? address : null
}

/** Stores the network of a user who used a sign-in method without a session. */
export async function addKnownAddress(tx: Database, userId: string, actor: Actor): Promise<void> {
  const address = toKnownNetwork(actor)
  if (address === null) return
  const lastUsedAt = actor.now()
  await tx
    .insert(knownAddresses)
    .values({ userId, networkHash: hashNetwork(userId, address), lastUsedAt })
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.networkHash],
      set: { lastUsedAt },
    })
}

/** Deletes the networks of a user, if others may have signed in from them. */
export async function forgetKnownAddresses(tx: Database, userId: string): Promise<void> {
  await tx.delete(knownAddresses).where(eq(knownAddresses.userId, userId))
}

/**
 * Returns whether a user signed in from a network before.
 *
 * @param attempt.account Id or sign-in address of the user.
 */
export async function isKnownAddress(
  db: Database,
  { projectId, account, address }: { projectId: string; account: string; address: string },
): Promise<boolean> {
  const ofEmail = db
    .select({ id: contactChannels.userId })
    .from(contactChannels)
    .where(isAuthChannel(projectId, account))
  const isOfAccount = account.includes('@')
    ? inArray(knownAddresses.userId, ofEmail)
    : eq(knownAddresses.userId, account)
  const networkHash = hashNetwork(sql`${knownAddresses.userId}`, address)
  const [found] = await db
    .select({ userId: knownAddresses.userId })
    .from(knownAddresses)
    .where(and(isOfAccount, eq(knownAddresses.networkHash, networkHash)))
    .limit(1)
  return found !== undefined
}
