import { isKnownError } from '@app/core'

/** Whether this browser knows passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** Somebody closed the dialog, or had no passkey to choose: browsers do not tell which. */
export function isPasskeyCancelled(error: unknown): boolean {
  if (!isKnownError(error, 'PASSKEY_WEBAUTHN_ERROR')) return false
  const { name } = Object(error.cause) as { name?: unknown }
  return name === 'NotAllowedError' || name === 'AbortError'
}
