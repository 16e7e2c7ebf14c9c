import type { Database } from '../db/database'
import { knownError } from '../lib/errors'
import type { Audit } from '../security-events/security-events'
import { lockUser } from './lock-user'
import type { KeptSessions } from './revocation'
import { isSessionAlive } from './sessions'

/** A change of how a user signs in, or of what they grant to others. */
export interface UserChange {
  audit: Audit
  /** The session that makes the change, which survives it. */
  kept: KeptSessions
  now: Date
}

/**
 * Locks a user for a change, and requires that the session that makes it has not ended since the request was
 * authenticated: otherwise a thief who sends requests continuously would keep the effect of the last one.
 *
 * @throws ACCESS_TOKEN_EXPIRED
 * @see docs/decisions/137-changes-require-a-live-session.md
 */
export async function lockUserForChange(
  tx: Database,
  userId: string,
  { kept, now }: Pick<UserChange, 'kept' | 'now'>,
): Promise<void> {
  await lockUser(tx, userId)
  if (kept === 'all' || !('sessionId' in kept)) return
  // A statement of its own, because that of the lock does not see what ended while it waited.
  if (await isSessionAlive(tx, { sessionId: kept.sessionId, userId, now })) return
  throw knownError('ACCESS_TOKEN_EXPIRED', { expired_at_millis: null })
}
