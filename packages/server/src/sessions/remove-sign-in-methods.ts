import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../db/database'
import {
  contactChannels,
  disconnectedProviders,
  knownBrowsers,
  oauthAccounts,
  otpMethods,
  otpRefusals,
  passkeys,
  passwords,
  users,
} from '../db/schema/index'
import { toEmailKey, toLowerCase } from './sign-in-addresses'

/**
 * Removes all sign-in methods and two-factor authentication of a user except one address, which
 * becomes the primary one. Other addresses remain, but are not used for signing in.
 */
export async function removeOtherMethods(
  tx: Database,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  // These record actions of the previous holder of the account, none of which the owner of the mailbox took.
  const notes = [disconnectedProviders, otpRefusals, knownBrowsers]
  const ofUser = [passwords, otpMethods, passkeys, oauthAccounts, ...notes]
  for (const table of ofUser) {
    await tx.delete(table).where(eq(table.userId, userId))
  }
  const noSecondFactor = { encryptedTotpSecret: null, totpLastStep: null }
  await tx.update(users).set(noSecondFactor).where(eq(users.id, userId))
  const [key, given] = [toEmailKey(contactChannels.value), toLowerCase(email)]
  const isOwn = eq(contactChannels.userId, userId)
  await tx
    .update(contactChannels)
    .set({ usedForAuth: false, isPrimary: false })
    .where(and(isOwn, ne(key, given)))
  await tx
    .update(contactChannels)
    .set({ isVerified: true, isPrimary: true })
    .where(and(isOwn, eq(key, given)))
}
