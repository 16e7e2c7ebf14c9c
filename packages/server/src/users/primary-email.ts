import { and, eq } from 'drizzle-orm'
import { auditChannel } from '../contact-channels/audit'
import { type ContactChannel, listChannels } from '../contact-channels/contact-channels'
import type { Database } from '../db/database'
import { contactChannels } from '../db/schema/index'
import { invalidInput } from '../lib/errors'
import type { Audit } from '../security-events/security-events'
import { revokeForAddress } from '../sessions/revoke-for-address'
import { isSameEmail } from '../sessions/sign-in-addresses'
import type { LightUser } from './users'

/** Changes of the primary address of a user. Absent fields remain unchanged. */
export interface PrimaryEmailChanges {
  /** Null removes the address. */
  primaryEmail?: string | null
  primaryEmailVerified?: boolean
  primaryEmailAuthEnabled?: boolean
}

interface NewPrimaryEmail {
  userId: string
  /** All channels of the user. */
  channels: ContactChannel[]
  value: string
  isVerified: boolean
  usedForAuth: boolean
  audit: Audit
}

/**
 * Changes, adds or removes the primary address of a user.
 *
 * @throws {DomainError} if an address that does not exist is to be verified or to sign in.
 */
export async function updatePrimaryEmail(
  tx: Database,
  projectId: string,
  user: LightUser,
  {
    audit,
    primaryEmail,
    primaryEmailVerified,
    primaryEmailAuthEnabled,
  }: PrimaryEmailChanges & { audit: Audit },
): Promise<void> {
  const userId = user.row.id
  const primary = and(eq(contactChannels.userId, userId), contactChannels.isPrimary)
  const remains = primaryEmail === undefined ? user.primaryEmail !== null : primaryEmail !== null
  if (!remains && (primaryEmailVerified || primaryEmailAuthEnabled)) {
    throw invalidInput('A user without a primary email has no address to verify or sign in with.')
  }
  if (primaryEmail === null) {
    const [before] = await tx.delete(contactChannels).where(primary).returning()
    await revokeForAddress(tx, { before })
    await auditChannel(audit, tx, { before })
    return
  }
  const isNewValue = primaryEmail !== undefined && primaryEmail !== user.primaryEmail?.value
  const columns = {
    value: primaryEmail,
    isCaseSensitive: isNewValue ? false : undefined,
    isVerified: primaryEmailVerified,
    // Only takes effect together with an address, but can also disable signing in.
    usedForAuth: primaryEmail === undefined ? undefined : primaryEmailAuthEnabled,
  }
  if (Object.values(columns).every((value) => value === undefined)) return
  const channels = await listChannels(tx, projectId, { userId })
  const [updated] = await tx.update(contactChannels).set(columns).where(primary).returning()
  if (updated) {
    const before = channels.find(({ id }) => id === updated.id)
    await revokeForAddress(tx, { before, after: updated })
    return auditChannel(audit, tx, { before, after: updated })
  }
  if (primaryEmail === undefined) return
  await addPrimaryEmail(tx, projectId, {
    userId,
    channels,
    value: primaryEmail,
    isVerified: primaryEmailVerified ?? false,
    usedForAuth: primaryEmailAuthEnabled ?? false,
    audit,
  })
}

/** Adds a primary address to a user without one. They may have the address as a secondary one. */
async function addPrimaryEmail(
  tx: Database,
  projectId: string,
  { userId, channels, value, isVerified, usedForAuth, audit }: NewPrimaryEmail,
): Promise<void> {
  const flags = { isPrimary: true, isVerified, usedForAuth }
  const before = channels.find((channel) => isSameEmail(channel.value, value))
  if (before && before.value !== value) {
    const [after] = await tx
      .update(contactChannels)
      .set({ ...flags, value, isCaseSensitive: false })
      .where(eq(contactChannels.id, before.id))
      .returning()
    await revokeForAddress(tx, { before, after })
    return auditChannel(audit, tx, { before, after })
  }
  const [after] = await tx
    .insert(contactChannels)
    .values({ projectId, userId, type: 'email', value, ...flags })
    .onConflictDoUpdate({
      target: [contactChannels.userId, contactChannels.type, contactChannels.value],
      set: flags,
    })
    .returning()
  await revokeForAddress(tx, { before, after })
  await auditChannel(audit, tx, { before, after })
}
