import { and, asc, eq, ne } from 'drizzle-orm'
import { violatedUniqueIndex } from '../db/client'
import type { Database } from '../db/database'
import { contactChannels } from '../db/schema/index'
import { type DomainError, invalidInput, knownError } from '../lib/errors'
import { type ProjectCaller, requireAllowedAddress } from '../projects/email-domains'
import type { Project } from '../projects/projects'
import { lockUserForChange, type UserChange } from '../sessions/kept-session'
import { revokeForAddress } from '../sessions/revoke-for-address'
import { isSameEmail, toEmailKey, toLowerCase } from '../sessions/sign-in-addresses'
import { keepSignInMethod } from '../sessions/working-methods'
import { auditChannel } from './audit'

/** An email address of a user. */
export type ContactChannel = typeof contactChannels.$inferSelect

/** Identifies a channel and its user. */
export interface ChannelId {
  userId: string
  channelId: string
}

function ofUser(projectId: string, { userId, channelId }: ChannelId) {
  return and(
    eq(contactChannels.projectId, projectId),
    eq(contactChannels.userId, userId),
    eq(contactChannels.id, channelId),
  )
}

/** Lists the channels of a project, oldest first. Absent filters match everything. */
export async function listChannels(
  db: Database,
  projectId: string,
  { userId, channelId }: { userId?: string; channelId?: string },
): Promise<ContactChannel[]> {
  return db
    .select()
    .from(contactChannels)
    .where(
      and(
        eq(contactChannels.projectId, projectId),
        userId ? eq(contactChannels.userId, userId) : undefined,
        channelId ? eq(contactChannels.id, channelId) : undefined,
      ),
    )
    .orderBy(asc(contactChannels.createdAt), asc(contactChannels.id))
}

/** Finds a channel of a user. */
export async function findChannel(
  db: Database,
  projectId: string,
  id: ChannelId,
): Promise<ContactChannel | null> {
  const [found] = await db.select().from(contactChannels).where(ofUser(projectId, id))
  return found ?? null
}

/** A change of an address that may sign its user in. */
interface Change extends UserChange {
  /** Whether it must leave the user a sign-in method that works. @default false */
  keepsSignInMethod?: boolean
}

/** Values of a new channel. */
export interface ChannelValues {
  value: string
  usedForAuth: boolean
  isPrimary?: boolean
  isVerified?: boolean
}

/**
 * Adds an address. A new primary address replaces the old one.
 *
 * @throws {DomainError} if the user already has the address.
 * @throws EMAIL_DOMAIN_NOT_ALLOWED, CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE
 * @throws ACCESS_TOKEN_EXPIRED if the session has ended since the request was authenticated.
 */
export async function createChannel(
  db: Database,
  caller: ProjectCaller,
  userId: string,
  { audit, kept, now, ...values }: ChannelValues & UserChange,
): Promise<ContactChannel> {
  requireAllowedAddress(caller, values.value)
  const projectId = caller.project.id
  const value = { projectId, userId, value: values.value }
  return translateConflicts(db, { own: value, shown: values.value }, () =>
    db.transaction(async (tx) => {
      await lockUserForChange(tx, userId, { kept, now })
      if (values.isPrimary) await demoteOthers(tx, userId, null)
      const [channel] = await tx
        .insert(contactChannels)
        .values({ projectId, userId, type: 'email', ...values })
        .returning()
      if (!channel) throw new Error('The database returned no row for a new channel.')
      await auditChannel(audit, tx, { after: channel })
      return channel
    }),
  )
}

/**
 * Changes an address. A new value becomes unverified unless stated otherwise.
 *
 * @throws EMAIL_DOMAIN_NOT_ALLOWED, CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE
 * @throws ACCESS_TOKEN_EXPIRED if the session has ended since the request was authenticated.
 * @throws LAST_SIGN_IN_METHOD if only the former address could sign the user in.
 */
export async function updateChannel(
  db: Database,
  caller: ProjectCaller,
  id: ChannelId,
  { audit, kept, now, keepsSignInMethod, ...changes }: Partial<ChannelValues> & Change,
): Promise<ContactChannel> {
  const { project } = caller
  const projectId = project.id
  const own = { projectId, ...id, value: changes.value }
  return translateConflicts(db, { own, shown: null }, () =>
    db.transaction(async (tx) => {
      await lockUserForChange(tx, id.userId, { kept, now })
      const current = await findChannel(tx, projectId, id)
      if (!current) throw unknownChannel()
      if (isPromoted(current, changes)) {
        requireAllowedAddress(caller, changes.value ?? current.value)
      }
      if (changes.isPrimary) await demoteOthers(tx, id.userId, id.channelId)
      const isNewValue = changes.value !== undefined && changes.value !== current.value
      const columns = {
        ...changes,
        isVerified: changes.isVerified ?? (isNewValue ? false : undefined),
        isCaseSensitive: isNewValue ? false : undefined,
      }
      if (Object.values(columns).every((value) => value === undefined)) return current
      const update = () =>
        tx.update(contactChannels).set(columns).where(ofUser(projectId, id)).returning()
      const isLost = current.usedForAuth && (isNewValue || changes.usedForAuth === false)
      const [updated] =
        keepsSignInMethod && isLost
          ? await keepSignInMethod(tx, project, id.userId, update)
          : await update()
      if (!updated) throw unknownChannel()
      await revokeForAddress(tx, { before: current, after: updated })
      await auditChannel(audit, tx, { before: current, after: updated })
      return updated
    }),
  )
}

/** Returns whether a change brings another address, or makes one primary or a sign-in address. */
function isPromoted(
  current: ContactChannel,
  { value, isPrimary, usedForAuth }: Partial<ChannelValues>,
): boolean {
  if (value !== undefined && !isSameEmail(value, current.value)) return true
  return Boolean((isPrimary && !current.isPrimary) || (usedForAuth && !current.usedForAuth))
}

/**
 * Removes an address. The user's password, passkeys and accounts remain.
 *
 * @throws LAST_SIGN_IN_METHOD if only the address could sign the user in.
 * @throws ACCESS_TOKEN_EXPIRED if the session has ended since the request was authenticated.
 */
export async function deleteChannel(
  db: Database,
  project: Project,
  id: ChannelId,
  { audit, kept, now, keepsSignInMethod }: Change,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUserForChange(tx, id.userId, { kept, now })
    const remove = () => tx.delete(contactChannels).where(ofUser(project.id, id)).returning()
    const [before] = keepsSignInMethod
      ? await keepSignInMethod(tx, project, id.userId, remove)
      : await remove()
    if (!before) throw unknownChannel()
    await revokeForAddress(tx, { before })
    await auditChannel(audit, tx, { before })
  })
}

async function demoteOthers(tx: Database, userId: string, channelId: string | null) {
  await tx
    .update(contactChannels)
    .set({ isPrimary: false })
    .where(
      and(
        eq(contactChannels.userId, userId),
        contactChannels.isPrimary,
        channelId ? ne(contactChannels.id, channelId) : undefined,
      ),
    )
}

/** A new address of a user who may already have it. */
interface OwnValue {
  projectId: string
  userId: string
  /** The channel being changed. */
  channelId?: string
  /** Absent: unchanged. */
  value?: string
}

/** @param about.shown Address that the error contains, if any. */
async function translateConflicts<T>(
  db: Database,
  about: { own: OwnValue; shown: string | null },
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change()
  } catch (error) {
    const index = violatedUniqueIndex(error)
    // A sign-in address violates both indexes, and the database reports the first one.
    const isOwn = index === 'contact_channels_auth' && (await hasValue(db, about.own))
    if (isOwn || index === 'contact_channels_own') {
      throw invalidInput('The user already has this email address.')
    }
    if (index === 'contact_channels_auth') {
      throw knownError('CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE', {
        type: 'email',
        contact_channel_value: about.shown,
      })
    }
    throw error
  }
}

/** Returns whether another channel of the user has the address, ignoring case. */
async function hasValue(
  db: Database,
  { projectId, userId, channelId, value }: OwnValue,
): Promise<boolean> {
  if (value === undefined) return false
  const found = await db
    .select({ id: contactChannels.id })
    .from(contactChannels)
    .where(
      and(
        eq(contactChannels.projectId, projectId),
        eq(contactChannels.userId, userId),
        channelId ? ne(contactChannels.id, channelId) : undefined,
        eq(toEmailKey(contactChannels.value), toLowerCase(value)),
      ),
    )
  return found.length > 0
}

function unknownChannel(): DomainError {
  return invalidInput('The user has no such contact channel.')
}
