import type { Database } from '../db/database'
import { knownError } from '../lib/errors'
import type { KeptSessions } from './revocation'
import { isSessionAlive } from './sessions'

/**
 * Requires that the session that makes a change has not been ended by another change of the user, whose row must be
 * locked.
 *
 * @throws ACCESS_TOKEN_EXPIRED
 */
export async function requireKept(
  tx: Database,
  { userId, kept, now }: { userId: string; kept: KeptSessions; now: Date },
): Promise<void> {
  if (kept === 'all' || !('sessionId' in kept)) return
  if (await isSessionAlive(tx, { sessionId: kept.sessionId, userId, now })) return
  throw knownError('ACCESS_TOKEN_EXPIRED', { expired_at_millis: null })
}
