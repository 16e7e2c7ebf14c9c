import { and, eq, type Placeholder } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contactChannels, users } from '../db/schema/index'

/** An address that signs somebody in. */
export interface AuthChannel {
  userId: string
  displayName: string | null
  totpSecretSealed: string | null
  isVerified: boolean
}

/** The one row of an address that signs somebody in, compared exactly as stored. */
export function isAuthChannel(projectId: string | Placeholder, email: string | Placeholder) {
  return and(
    eq(contactChannels.projectId, projectId),
    eq(contactChannels.type, 'email'),
    eq(contactChannels.value, email),
    contactChannels.usedForAuth,
  )
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
      totpSecretSealed: users.totpSecretSealed,
      isVerified: contactChannels.isVerified,
    })
    .from(contactChannels)
    .innerJoin(users, eq(users.id, contactChannels.userId))
    .where(isAuthChannel(projectId, email))
  return found ?? null
}
