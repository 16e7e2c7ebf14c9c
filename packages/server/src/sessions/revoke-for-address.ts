import type { Database } from '../db/database'
import { revoke } from './revoke'
import { isSameEmail } from './sign-in-addresses'

/** The relevant properties of an address. */
interface Address {
  userId: string
  value: string
  usedForAuth: boolean
}

/**
 * Revokes the codes of an address that was changed, removed or is no longer used for signing in.
 *
 * @param change.before Absent: the address is new.
 * @param change.after Absent: it was removed.
 */
export async function revokeForAddress(
  tx: Database,
  { before, after }: { before?: Address; after?: Address },
): Promise<void> {
  if (!before) return
  const address = { userId: before.userId, email: before.value }
  if (!after) return revoke(tx, 'address.removed', address)
  if (!isSameEmail(after.value, before.value)) return revoke(tx, 'address.changed', address)
  if (before.usedForAuth && !after.usedForAuth) {
    await revoke(tx, 'address.sign_in_disabled', address)
  }
}
