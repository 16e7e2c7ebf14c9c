import { contract, type Endpoint, type EndpointKey } from '@app/contract'
import { knownError } from '../lib/errors'
import { isBanned } from '../users/bans'
import type { Caller } from './context'

/** Reads that return secrets of all projects of an owner. */
const secretReads: readonly EndpointKey[] = ['GET /internal/projects']

/**
 * Endpoints that ignore the signed-in user. Browsers may call them with the token of an ended
 * session, to sign in again.
 */
const withoutUser: readonly EndpointKey[] = [
  'POST /auth/password/sign-up',
  'POST /auth/password/sign-in',
  'POST /auth/password/send-reset-code',
  'POST /auth/password/reset/check-code',
  'POST /auth/password/reset',
  'POST /auth/anonymous/sign-up',
  'POST /auth/otp/send-sign-in-code',
  'POST /auth/otp/sign-in',
  'POST /auth/otp/sign-in/check-code',
  'POST /auth/mfa/sign-in',
  'POST /auth/passkey/initiate-passkey-authentication',
  'POST /auth/passkey/sign-in',
  'POST /auth/cli',
  'POST /auth/cli/poll',
  'POST /auth/cli/complete',
  'POST /auth/impersonation/sign-in',
  'POST /auth/impersonation/sign-in/check-code',
  'POST /contact-channels/verify',
  'POST /contact-channels/verify/check-code',
  'POST /team-invitations/accept/check-code',
  // These two check the session themselves and report that it has ended.
  'POST /auth/sessions/current/refresh',
  'DELETE /auth/sessions/current',
]

/**
 * Refuses changes with an access token whose session has ended. Reads are allowed until the token
 * expires, unless the user is banned. Clients then refresh the token and find that they are signed out.
 *
 * @throws ACCESS_TOKEN_EXPIRED
 * @see docs/decisions/137-changes-require-a-live-session.md, OWASP ASVS 5.0 7.4.1
 */
export function requireLiveSession(key: EndpointKey, caller: Caller | null, now: Date): void {
  const { access }: Endpoint = contract[key]
  if (!caller?.user || access === 'none' || withoutUser.includes(key)) return
  const isOpenRead = key.startsWith('GET ') && !secretReads.includes(key)
  if (isOpenRead && !isBanned(caller.user.row, now)) return
  if (caller.sessionId && !caller.sessionAuthenticatedAt) {
    throw knownError('ACCESS_TOKEN_EXPIRED', { expired_at_millis: null })
  }
}
