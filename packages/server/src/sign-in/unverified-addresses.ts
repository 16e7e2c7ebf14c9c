import { and, eq, not } from 'drizzle-orm'
import { auditChannel } from '../contact-channels/audit'
import type { Database } from '../db/database'
import { contactChannels } from '../db/schema/index'
import type { Project } from '../projects/projects'
import type { Audit } from '../security-events/security-events'
import { lockUser } from '../sessions/lock-user'
import { revoke } from '../sessions/revoke'
import { type AuthChannel, findAuthChannel, isAuthChannel } from '../sessions/sign-in-addresses'

/**
 * Relation of the owner of a mailbox to a user who signs in with its address without having
 * verified it.
 *
 * - `other`: the user verified another address, so the account is theirs, but this address is not.
 * - `unverified`: the user verified none, so the first owner of a mailbox takes the account over.
 */
export type UnverifiedHolder = 'other' | 'unverified'

/** Returns the relation for a sign-in address that was never verified. */
export async function findHolder(
  db: Database,
  { userId }: Pick<AuthChannel, 'userId'>,
): Promise<UnverifiedHolder> {
  const verified = and(eq(contactChannels.userId, userId), contactChannels.isVerified)
  return (await db.$count(contactChannels, verified)) > 0 ? 'other' : 'unverified'
}

/**
 * Returns whether signing in with the mailbox may take over an address that was never verified.
 */
export async function canBeTaken(
  db: Database,
  project: Project,
  channel: AuthChannel,
): Promise<boolean> {
  // If the account would change hands, the contract requires a refusal; a password reset hands
  // it over instead.
  return !project.credentialEnabled || (await findHolder(db, channel)) === 'other'
}

/** Removes a sign-in address from a user who never verified it. */
async function releaseAddress(
  tx: Database,
  project: Project,
  { channel, audit }: { channel: AuthChannel; audit: Audit },
): Promise<void> {
  const isHeld = isAuthChannel(project.id, channel.value)
  const [before] = await tx.select().from(contactChannels).where(isHeld)
  if (!before) return
  const [after] = await tx
    .update(contactChannels)
    .set({ usedForAuth: false })
    // Verifying an address does not lock its user, so it may just have been verified.
    .where(and(eq(contactChannels.id, before.id), not(contactChannels.isVerified)))
    .returning()
  if (!after) return
  await revoke(tx, 'address.taken', { userId: before.userId, email: before.value })
  await auditChannel(audit, tx, { before, after })
}

/**
 * Gives an address that was never verified to the owner of its mailbox. Nothing changes if its user verified
 * or lost it since it was read: creating a user with it then fails if it belongs to another.
 *
 * @returns The id of the user to sign in; `null` if a new user is to be created.
 * @see docs/decisions/138-recent-sign-in-and-mailbox-ownership.md
 */
export async function takeAddress(
  tx: Database,
  project: Project,
  { channel, audit }: { channel: AuthChannel; audit: Audit },
): Promise<string | null> {
  const { userId, value } = channel
  await lockUser(tx, userId)
  const current = await findAuthChannel(tx, project.id, value)
  if (current?.userId !== userId || current.isVerified) return null
  if ((await findHolder(tx, channel)) === 'other') {
    await releaseAddress(tx, project, { channel, audit })
    return null
  }
  await revoke(tx, 'account.taken', { userId, verifiedEmail: value })
  await audit(tx, { type: 'mailbox.proven', projectId: project.id, userId })
  return userId
}
