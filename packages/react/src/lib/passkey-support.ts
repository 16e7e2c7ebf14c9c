import { isKnownError } from '@app/core'
import { useSyncExternalStore } from 'react'
import { neverChanges } from './use-hydrated'

/** Whether this browser supports passkeys. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** {@link hasPasskeys} as a hook; servers assume that the browser supports them. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(neverChanges, hasPasskeys, () => true)
}

/**
 * Returns whether this device can create passkeys protected by fingerprint, face or screen lock.
 *
 * @see Web Authentication Level 3, section 5.1.8
 */
export async function canMakePasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return false
  }
}

/** Whether the user closed the dialog or had no passkey; browsers do not distinguish the two. */
export function isPasskeyCanceled(error: unknown): boolean {
  if (!isKnownError(error, 'PASSKEY_WEBAUTHN_ERROR')) return false
  const { name } = Object(error.cause) as { name?: unknown }
  return name === 'NotAllowedError' || name === 'AbortError'
}
