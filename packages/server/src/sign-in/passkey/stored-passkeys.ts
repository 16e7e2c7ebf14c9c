import { type ResponseOf, sizes } from '@app/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import { violatedUniqueIndex } from '../../db/client'
import type { Database } from '../../db/database'
import { passkeys } from '../../db/schema/index'
import { conflict, knownError, notFound } from '../../lib/errors'
import { type Complete, requireAllMapped } from '../../lib/total'
import type { Project } from '../../projects/projects'
import { lockUserForChange, type UserChange } from '../../sessions/kept-session'
import { revoke } from '../../sessions/revoke'
import { requireSignInMethod } from '../../sessions/working-methods'

type Row = typeof passkeys.$inferSelect
type WirePasskey = ResponseOf<'GET /users/me/passkeys'>['items'][number]

/** Lists the passkeys of a user, oldest first. */
export async function listPasskeys(db: Database, userId: string): Promise<WirePasskey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(sql`${passkeys.createdAt} nulls first`, asc(passkeys.credentialId))
  return rows.map(toWirePasskey)
}

/**
 * Stores a verified passkey.
 *
 * @param change.replaces Removes all other passkeys of the user.
 * @throws PASSKEY_LIMIT_REACHED
 * @throws ACCESS_TOKEN_EXPIRED if the session has ended since the request was authenticated.
 * @throws PASSKEY_REGISTRATION_FAILED if the credential is registered already (WebAuthn Level 3
 * section 7.1, step 26).
 */
export async function storePasskey(
  db: Database,
  passkey: typeof passkeys.$inferInsert,
  { replaces, audit, kept, now }: UserChange & { replaces: boolean },
): Promise<WirePasskey> {
  const { projectId, userId } = passkey
  const isOwn = eq(passkeys.userId, userId)
  try {
    return await db.transaction(async (tx) => {
      await lockUserForChange(tx, userId, { kept, now })
      if (replaces) await tx.delete(passkeys).where(isOwn)
      else if ((await tx.$count(passkeys, isOwn)) >= sizes.passkeys) {
        throw knownError('PASSKEY_LIMIT_REACHED', { limit: sizes.passkeys })
      }
      const [stored] = await tx.insert(passkeys).values(passkey).returning()
      await revoke(tx, 'passkey.added', { userId, kept })
      await audit(tx, { type: 'passkey.added', projectId, userId })
      if (!stored) throw new Error('The passkey was not stored.')
      return toWirePasskey(stored)
    })
  } catch (error) {
    const index = violatedUniqueIndex(error)
    if (index === 'passkeys_credential') throw knownError('PASSKEY_REGISTRATION_FAILED')
    // The primary key of earlier versions, until the background migration is done.
    if (index === 'passkeys_pkey') {
      throw conflict('The service is being upgraded. Add a second passkey in a few minutes.')
    }
    throw error
  }
}

/** Names a passkey of a user. */
export async function renamePasskey(
  db: Database,
  key: { userId: string; credentialId: string },
  name: string,
): Promise<WirePasskey> {
  const [renamed] = await db.update(passkeys).set({ name }).where(isPasskey(key)).returning()
  if (!renamed) throw noPasskey()
  return toWirePasskey(renamed)
}

/**
 * Removes a passkey of a user.
 *
 * @throws LAST_SIGN_IN_METHOD
 * @throws ACCESS_TOKEN_EXPIRED if the session has ended since the request was authenticated.
 */
export async function removePasskey(
  db: Database,
  project: Project,
  { audit, kept, now, ...key }: UserChange & { userId: string; credentialId: string },
): Promise<void> {
  const { userId } = key
  await db.transaction(async (tx) => {
    await lockUserForChange(tx, userId, { kept, now })
    const removed = await tx
      .delete(passkeys)
      .where(isPasskey(key))
      .returning({ credentialId: passkeys.credentialId })
    if (removed.length === 0) throw noPasskey()
    if (project.passkeyEnabled) await requireSignInMethod(tx, project, userId)
    await revoke(tx, 'passkey.removed', { userId, kept })
    await audit(tx, { type: 'passkey.removed', projectId: project.id, userId })
  })
}

function isPasskey({ userId, credentialId }: { userId: string; credentialId: string }) {
  return and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId))
}

/** Creates the error for an unknown passkey, which is the same for another user's passkey. */
function noPasskey() {
  return notFound('The user has no such passkey.')
}

function toWirePasskey(row: Row): Complete<WirePasskey> {
  const { credentialId, name, createdAt, lastUsedAt, userVerified, deviceType, ...others } = row
  const {
    userId: _userId,
    projectId: _projectId,
    publicKey: _publicKey,
    counter: _counter,
    transports: _transports,
    userHandle: _userHandle,
    ...rest
  } = others
  requireAllMapped(rest)
  return {
    id: credentialId,
    name,
    created_at_millis: createdAt?.getTime() ?? null,
    last_used_at_millis: lastUsedAt?.getTime() ?? null,
    user_verified: userVerified,
    device_type: deviceType,
  }
}
