import type { ResponseOf } from '@app/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { disconnectedProviders, oauthAccounts } from '../../db/schema/index'
import { knownError, notFound } from '../../lib/errors'
import { findOauthProvider, type Project } from '../../projects/projects'
import { lockUserForChange, type UserChange } from '../../sessions/kept-session'
import { revoke } from '../../sessions/revoke'
import { requireSignInMethod } from '../../sessions/working-methods'
import type { CodeGrant } from './authorization-codes'

type WireAccount = ResponseOf<'GET /users/me/connected-accounts'>['items'][number]

/** Lists the connected accounts of a user by provider. */
export async function listConnectedAccounts(db: Database, userId: string): Promise<WireAccount[]> {
  return db
    .select({
      provider_id: oauthAccounts.providerId,
      account_id: oauthAccounts.accountId,
      email: oauthAccounts.email,
    })
    .from(oauthAccounts)
    .where(eq(oauthAccounts.userId, userId))
    .orderBy(asc(oauthAccounts.providerId), asc(oauthAccounts.accountId))
}

/** A connected account to disconnect. */
interface Disconnection extends UserChange {
  userId: string
  providerId: string
  accountId: string
}

/**
 * Disconnects an account and deletes its tokens. From then on, accounts of the provider are no
 * longer connected because of their address, only by the user.
 *
 * @throws LAST_SIGN_IN_METHOD
 * @throws ACCESS_TOKEN_EXPIRED if the session has ended since the request was authenticated.
 * @see docs/decisions/175-disconnected-accounts-stay-disconnected.md
 */
export async function disconnectAccount(
  db: Database,
  project: Project,
  { userId, providerId, accountId, audit, kept, now }: Disconnection,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUserForChange(tx, userId, { kept, now })
    // The tokens are deleted with it.
    const removed = await tx
      .delete(oauthAccounts)
      .where(
        and(
          eq(oauthAccounts.userId, userId),
          eq(oauthAccounts.providerId, providerId),
          eq(oauthAccounts.accountId, accountId),
        ),
      )
      .returning({ accountId: oauthAccounts.accountId })
    if (removed.length === 0) throw notFound('The user has no such connected account.')
    const provider = await findOauthProvider(tx, project.id, providerId)
    if (provider?.enabled) await requireSignInMethod(tx, project, userId)
    await tx.insert(disconnectedProviders).values({ userId, providerId }).onConflictDoNothing()
    await revoke(tx, 'connected_account.removed', { userId, kept })
    await audit(tx, {
      type: 'connected_account.removed',
      projectId: project.id,
      userId,
      details: { provider_id: providerId },
      notice: { providerId },
    })
  })
}

/**
 * Requires that the user of a grant still has an account of its provider: it may have been disconnected
 * since the provider confirmed it.
 *
 * @throws INVALID_AUTHORIZATION_CODE
 */
export async function requireConnected(
  tx: Database,
  { userId, providerId }: Pick<CodeGrant, 'userId' | 'providerId'>,
): Promise<void> {
  if (providerId === null) return
  const isOf = and(eq(oauthAccounts.userId, userId), eq(oauthAccounts.providerId, providerId))
  const count = await tx.$count(oauthAccounts, isOf)
  if (count === 0) throw knownError('INVALID_AUTHORIZATION_CODE')
}

/** Returns whether a user has ever disconnected an account of a provider. */
export async function isDisconnected(
  db: Database,
  userId: string,
  providerId: string,
): Promise<boolean> {
  const isOf = and(
    eq(disconnectedProviders.userId, userId),
    eq(disconnectedProviders.providerId, providerId),
  )
  return (await db.$count(disconnectedProviders, isOf)) > 0
}
