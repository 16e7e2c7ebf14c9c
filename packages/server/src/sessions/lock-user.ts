import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { users } from '../db/schema/index'

/**
 * Locks the row of a user. Transactions that write rows of a user do this first, because two that
 * lock the same rows in different orders end in a deadlock.
 *
 * @returns The encrypted TOTP secret, if any.
 * @see docs/decisions/156-users-are-locked-first.md
 */
export async function lockUser(tx: Database, userId: string): Promise<string | null> {
  const [user] = await tx
    .select({ encryptedTotpSecret: users.encryptedTotpSecret })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return user?.encryptedTotpSecret ?? null
}
