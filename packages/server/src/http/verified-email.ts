import type { Endpoint } from '@app/contract'
import { knownError } from '../lib/errors'
import type { Caller } from './context'

/**
 * Refuses everything but the verification, sign-out and deletion to the browser of a user who must
 * verify their email address first. An endpoint is closed unless it declares `allowsUnverified`.
 *
 * @throws EMAIL_VERIFICATION_REQUIRED
 * @see docs/decisions/180-required-verified-email.md
 */
export function requireVerifiedEmail(endpoint: Endpoint, caller: Caller | null): void {
  if (endpoint.access === 'none' || endpoint.allowsUnverified) return
  if (caller?.access !== 'client' || !caller.user?.mustVerifyEmail) return
  throw knownError('EMAIL_VERIFICATION_REQUIRED')
}
