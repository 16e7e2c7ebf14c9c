import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contactChannels, toChannelKey, users } from '../db/schema/index'

/** An address that signs a user in. */
export interface AuthChannel {
  userId: string
  displayName: string | null
  encryptedTotpSecret: string | null
  /** As stored. Mails go there, as a mail server may tell apart what differs in letter case. */
  value: string
  isVerified: boolean
}

/**
 * The condition for the one row of an address that signs a user in, in any letter case. Of addresses that
 * differ in case alone (`isCaseSensitive`), the one that is exactly the same.
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

/** An address in lower case, as SQL; letters of ASCII alone. */
export function toEmailKey(email: SQL | typeof contactChannels.value): SQL {
  return sql`lower(${email} collate "C")`
}

/** Whether two addresses are the same mailbox: in any case of the letters of ASCII. */
export function isSameEmail(one: string, other: string): boolean {
  return toLowerCase(one) === toLowerCase(other)
}

/** An address in lower case, as the database has it. */
export function toLowerCase(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** Finds who signs in with an address. */
export async function findAuthChannel(
  db: Database,
  projectId: string,
  email: string,
): Promise<AuthChannel | null> {
  const [found] = await db
    .select({
      userId: users.id,
      displayName: users.displayName,
      encryptedTotpSecret: users.encryptedTotpSecret,
      value: contactChannels.value,
      isVerified: contactChannels.isVerified,
    })
    .from(contactChannels)
    .innerJoin(users, eq(users.id, contactChannels.userId))
    .where(isAuthChannel(projectId, email))
  return found ?? null
}
