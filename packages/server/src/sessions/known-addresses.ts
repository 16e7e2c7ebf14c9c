import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contactChannels, knownAddresses } from '../db/schema/index'
import type { Actor } from '../security-events/security-events'
import { at } from './activity'
import { isAuthChannel } from './sign-in-addresses'

/** Network of a client in the statement that brings a session of its user into use. */
const network = sql`${sql.placeholder('network')}::text`

/**
 * Address as it is stored. The user in it keeps users of one address from being found together; the
 * address itself can be found by trying all of IPv4, as it can in the security events of the same days.
 */
function hashNetwork(userId: SQL | string, address: SQL | string): SQL<Uint8Array> {
  return sql`sha256(convert_to(${userId}::text || ' ' || ${address}::text, 'UTF8'))`
}

const hash = hashNetwork(sql`user_id`, network)

/**
 * Stores the address that a session is brought into use from, at most once a day: part of the
 * statement of `withActivity`, which names the session `used`.
 *
 * @see docs/decisions/144-known-addresses-and-rate-limits.md
 */
export const noteKnownAddress = sql`
  insert into known_addresses (user_id, network_hash, last_used_at)
  select user_id, ${hash}, ${at} from used
  where ${network} is not null
    and not exists (select 1 from sessions where sessions.id = used.id and is_impersonation)
    and not exists (select 1 from known_addresses as known where known.user_id = used.user_id
      and known.network_hash = ${hash} and known.last_used_at > ${at} - interval '1 day')
  on conflict (user_id, network_hash) do update set last_used_at = excluded.last_used_at`

/** Network that a user is known by from now on; `null` for calls of other servers, which have many users. */
export function toKnownNetwork({ access, address }: Actor): string | null {
  return access === 'client' ? address : null
}

/** Stores the address of a user who proved a sign-in method without a session. */
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

/** Forgets the addresses of a user, when someone else may have signed in from them. */
export async function forgetKnownAddresses(tx: Database, userId: string): Promise<void> {
  await tx.delete(knownAddresses).where(eq(knownAddresses.userId, userId))
}

/**
 * Whether a user signed in from an address before.
 *
 * @param attempt.account Id of the user, or an email address that signs one in.
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
