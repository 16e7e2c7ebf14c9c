import { isKnownError } from '@app/core'

/** Whether somebody left the browser's dialog about passkeys: no news to them. */
export function isPasskeyCancelled(error: unknown): boolean {
  if (!isKnownError(error, 'PASSKEY_WEBAUTHN_ERROR')) return false
  // Browsers say the same of a dialog that was closed and of one that found nothing to offer.
  return error.cause instanceof Error && /^(NotAllowed|Abort)Error$/.test(error.cause.name)
}
