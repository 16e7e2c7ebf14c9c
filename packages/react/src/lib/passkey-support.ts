import { isKnownError } from '@app/core'
import { useSyncExternalStore } from 'react'

/** Whether this browser knows passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** {@link hasPasskeys}; a server takes it that the browser does, as nearly all do. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    () => () => {},
    hasPasskeys,
    () => true,
  )
}

/** Whether the user closed the dialog or had no passkey; browsers do not distinguish the two. */
export function isPasskeyCancelled(error: unknown): boolean {
  if (!isKnownError(error, 'PASSKEY_WEBAUTHN_ERROR')) return false
  const { name } = Object(error.cause) as { name?: unknown }
  return name === 'NotAllowedError' || name === 'AbortError'
}
