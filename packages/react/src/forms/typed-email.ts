import { ifAllowed } from '../lib/if-allowed'

/** Key in `sessionStorage`, until the user signs in or out: a reload must not lose the address. */
const key = '_STACK_AUTH.email'

/** Returns the address that was typed on the previous sign-in page, or verified. */
export function findTypedEmail(): string {
  return ifAllowed(() => sessionStorage.getItem(key)) ?? ''
}

/** @see findTypedEmail */
export function rememberTypedEmail(email: string): void {
  ifAllowed(() => sessionStorage.setItem(key, email))
}

/** Key in `sessionStorage` of the invitation that led to the sign-in pages, as JSON. */
export const invitationKey = '_STACK_AUTH.invitation'
