import { type CurrentUser, isKnownError, type KnownError, type Result } from '@app/core'
import { ifAllowed } from '../lib/if-allowed'

/** In the storage of the browser: the address whose reminder was dismissed. */
const key = '_STACK_AUTH.verifyLater'

/** Returns the primary address of a user if it is unverified and its reminder was not dismissed. */
export function findAddressToVerify({
  primaryEmail,
  primaryEmailVerified,
}: Pick<CurrentUser, 'primaryEmail' | 'primaryEmailVerified'>): string | null {
  if (!primaryEmail || primaryEmailVerified) return null
  return ifAllowed(() => localStorage.getItem(key)) === primaryEmail ? null : primaryEmail
}

/** Dismisses the reminder of an address in this browser. */
export function dismissReminder(email: string): void {
  ifAllowed(() => localStorage.setItem(key, email))
}

/** Sends the link to verify an address. Returns `false` if it is already verified. */
export async function sendVerification(sender: {
  sendVerificationEmail(): Promise<Result<undefined, KnownError>>
}): Promise<boolean> {
  const result = await sender.sendVerificationEmail()
  if (result.status === 'ok') return true
  if (isKnownError(result.error, 'EMAIL_ALREADY_VERIFIED')) return false
  throw result.error
}
