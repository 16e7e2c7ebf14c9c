import { knownError } from '../lib/errors'
import type { UserChange } from '../sessions/kept-session'
import type { LightUser, User } from '../users/users'
import { isOwnClient } from './client-version'
import type { Caller, Context } from './context'
import { TextError } from './errors/text-error'

/** @throws CANNOT_GET_OWN_USER_WITHOUT_USER */
export function requireOwnUser({ user }: Caller): LightUser {
  if (!user) throw knownError('CANNOT_GET_OWN_USER_WITHOUT_USER')
  return user
}

/**
 * Returns the calling user with metadata. Requires that `authenticate` read it.
 *
 * @throws CANNOT_GET_OWN_USER_WITHOUT_USER
 */
export function requireWholeUser({ wholeUser }: Caller): User {
  if (!wholeUser) throw knownError('CANNOT_GET_OWN_USER_WITHOUT_USER')
  return wholeUser
}

/** @throws USER_AUTHENTICATION_REQUIRED */
export function requireSignedIn({ user }: Caller): LightUser {
  if (!user) throw knownError('USER_AUTHENTICATION_REQUIRED')
  return user
}

/** Resolves `me` to the id of the calling user. */
export function resolveUserId(caller: Caller, userId: string): string {
  return userId === 'me' ? requireOwnUser(caller).row.id : userId.toLowerCase()
}

/** Like `resolveUserId`, but clients may only pass their own user. */
export function resolveOwnUserId(caller: Caller, userId: string): string {
  const id = resolveUserId(caller, userId)
  if (caller.access === 'client' && requireOwnUser(caller).row.id !== id) {
    throw new TextError(403, 'Clients can only do this for the signed-in user.')
  }
  return id
}

/** Resolves an optional filter: clients must pass their own user, servers may omit it. */
export function resolveFilter(caller: Caller, userId: string | undefined): string | undefined {
  if (userId !== undefined) return resolveOwnUserId(caller, userId)
  if (caller.access !== 'client') return undefined
  requireOwnUser(caller)
  throw new TextError(403, 'Clients must pass the signed-in user: user_id=me.')
}

/**
 * Returns whether the caller's change must leave the user a sign-in method. Servers may remove the last one, and
 * published clients do not know the error.
 *
 * @see docs/decisions/329-email-codes-as-the-last-sign-in-method.md
 */
export function mustKeepSignInMethod({
  caller,
  headers,
}: {
  caller: Caller
  headers: Headers
}): boolean {
  return caller.access === 'client' && isOwnClient(headers)
}

/**
 * Returns the circumstances of a change: the caller's own session makes it if it is that of the changed user, and
 * the app's server otherwise.
 *
 * @param userId The changed user. Default: the caller.
 */
export function toUserChange(
  { caller, audit, now }: Pick<Context<Caller>, 'caller' | 'audit' | 'now'>,
  userId = caller.user?.row.id,
): UserChange {
  const { sessionId, user } = caller
  const isOwn = sessionId !== null && user?.row.id === userId
  return { audit, now: now(), kept: isOwn ? { sessionId } : 'all' }
}
