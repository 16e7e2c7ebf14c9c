import { and, asc, eq, ne } from 'drizzle-orm'
import { violatedUniqueIndex } from '../db/client'
import type { Database } from '../db/database'
import { contactChannels } from '../db/schema/index'
import { knownError, TextError } from '../errors'

/** An address of a user. */
export type ContactChannel = typeof contactChannels.$inferSelect

/** Whose channel, and which one. */
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

/** Channels of a project, oldest first; absent filters let everything through. */
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

/** What a channel is made of. */
export interface ChannelValues {
  value: string
  usedForAuth: boolean
  isPrimary?: boolean
  isVerified?: boolean
}

/**
 * Adds an address. A new primary one takes the place of the old.
 *
 * @throws CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE
 */
export async function createChannel(
  db: Database,
  projectId: string,
  userId: string,
  values: ChannelValues,
): Promise<ContactChannel> {
  return translateConflicts(values.value, () =>
    db.transaction(async (tx) => {
      if (values.isPrimary) await demoteOthers(tx, userId, null)
      const [channel] = await tx
        .insert(contactChannels)
        .values({ projectId, userId, type: 'email', ...values })
        .returning()
      if (!channel) throw new Error('The database returned no row for a new channel.')
      return channel
    }),
  )
}

/** Changes an address; a new value has to be verified anew unless said otherwise. */
export async function updateChannel(
  db: Database,
  projectId: string,
  id: ChannelId,
  changes: Partial<ChannelValues>,
): Promise<ContactChannel> {
  return translateConflicts(null, () =>
    db.transaction(async (tx) => {
      const present = await findChannel(tx, projectId, id)
      if (!present) throw unknownChannel()
      if (changes.isPrimary) await demoteOthers(tx, id.userId, id.channelId)
      const isNewValue = changes.value !== undefined && changes.value !== present.value
      const columns = {
        ...changes,
        isVerified: changes.isVerified ?? (isNewValue ? false : undefined),
      }
      if (Object.values(columns).every((value) => value === undefined)) return present
      const [updated] = await tx
        .update(contactChannels)
        .set(columns)
        .where(ofUser(projectId, id))
        .returning()
      if (!updated) throw unknownChannel()
      return updated
    }),
  )
}

/** Removes an address. The methods of the user stay. */
export async function deleteChannel(db: Database, projectId: string, id: ChannelId): Promise<void> {
  const deleted = await db.delete(contactChannels).where(ofUser(projectId, id)).returning()
  if (deleted.length === 0) throw unknownChannel()
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

async function translateConflicts<T>(value: string | null, change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    const index = violatedUniqueIndex(error)
    if (index === 'contact_channels_auth') {
      throw knownError('CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE', {
        type: 'email',
        contact_channel_value: value,
      })
    }
    if (index === 'contact_channels_own') {
      throw new TextError(400, 'The user has this e-mail address already.')
    }
    throw error
  }
}

function unknownChannel(): TextError {
  return new TextError(400, 'The user has no such contact channel.')
}
