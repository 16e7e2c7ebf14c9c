import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contactChannels, toChannelKey, users } from '../db/schema/index'

/** An address that signs a user in. */
export interface AuthChannel {
  userId: string
  displayName: string | null
  /** Language of emails to the user, as stored. */
  language: string | null
  encryptedTotpSecret: string | null
  /** As stored. Emails are sent to it unchanged, because mail servers may be case-sensitive. */
  value: string
  isVerified: boolean
}

/**
 * Condition for the row of a sign-in address, ignoring case. Addresses that differ in case only
 * (`isCaseSensitive`) must match exactly.
 */
export function isAuthChannel(projectId: string | Placeholder, email: string | Placeholder): SQL {
  const given = sql`${email}::text`
  return sql`${contactChannels.id} = (
    select ${contactChannels.id} from ${contactChannels}
    where ${contactChannels.projectId} = ${projectId} and ${contactChannels.type} = 'email'
      and ${contactChannels.usedForAuth}
      and ${toChannelKey(contactChannels)} in (${given}, ${toEmailKey(given)})
    order by ${contactChannels.value} = ${given} desc limit 1)`
}

/** Returns an address in lower case as SQL. ASCII letters only. */
export function toEmailKey(email: SQL | typeof contactChannels.value): SQL {
  return sql`lower(${email} collate "C")`
}

/** Returns whether two addresses are the same, ignoring the case of ASCII letters. */
export function isSameEmail(one: string, other: string): boolean {
  return toLowerCase(one) === toLowerCase(other)
}

/** Returns an address in lower case, like the database. */
export function toLowerCase(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/**
 * Returns the name for the greeting in emails to an address. There is none for an unverified address: anyone could sign
 * up with someone else's address and so write the first line of that email.
 */
export function toGreetedName(channel: AuthChannel | null): string | undefined {
  return channel?.isVerified ? (channel.displayName ?? undefined) : undefined
}

/** Finds the user of a sign-in address. */
export async function findAuthChannel(
  db: Database,
  projectId: string,
  email: string,
): Promise<AuthChannel | null> {
  const [found] = await db
    .select({
      userId: users.id,
      displayName: users.displayName,
      language: users.language,
      encryptedTotpSecret: users.encryptedTotpSecret,
      value: contactChannels.value,
      isVerified: contactChannels.isVerified,
    })
    .from(contactChannels)
    .innerJoin(users, eq(users.id, contactChannels.userId))
    .where(isAuthChannel(projectId, email))
  return found ?? null
}
