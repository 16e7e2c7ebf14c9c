import type { EndpointKey } from '@app/contract'
import { requireNoImpersonation, requireRecentSignIn } from '../sessions/recent-sign-in'
import type { Caller } from './context'

/**
 * Endpoints that change how a user signs in. `PATCH /users/me` also has harmless fields, so it
 * checks its body; `POST /auth/password/update` requires the old password.
 */
const sensitive: readonly EndpointKey[] = [
  'POST /auth/password/set',
  'POST /auth/passkey/initiate-passkey-registration',
  'POST /auth/passkey/register',
  'POST /users/me/passkeys',
  'DELETE /users/me/passkeys/:passkey_id',
  'DELETE /users/me/connected-accounts/:provider_id',
  'POST /contact-channels',
  'PATCH /contact-channels/:user_id/:contact_channel_id',
  'DELETE /contact-channels/:user_id/:contact_channel_id',
  'POST /users/me/recovery-codes',
  'DELETE /users/me',
]

/** Returns whether an endpoint may change how a user signs in, or delete them. */
export function isSensitive(key: EndpointKey): boolean {
  return key === 'PATCH /users/me' || sensitive.includes(key)
}

/**
 * Requires a recent sign-in of a user who changes sign-in methods, and no impersonation. Server calls
 * need no recent sign-in.
 */
export function requireRecentCaller(caller: Caller, now: Date): void {
  requireNoImpersonation(caller.sessionAuthenticatedAt)
  if (caller.access !== 'client' || !caller.user) return
  requireRecentSignIn(caller.project, { authenticatedAt: caller.sessionAuthenticatedAt, now })
}

/**
 * Refuses sensitive endpoints to a session whose sign-in is too old.
 *
 * @throws RECENT_SIGN_IN_REQUIRED
 * @see docs/decisions/138-recent-sign-in-and-mailbox-ownership.md, OWASP ASVS 5.0 7.5.1
 */
export function requireRecentSession(key: EndpointKey, caller: Caller | null, now: Date): void {
  if (caller && sensitive.includes(key)) requireRecentCaller(caller, now)
}
