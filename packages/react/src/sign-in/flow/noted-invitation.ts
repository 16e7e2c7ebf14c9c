import { invitationKey, rememberTypedEmail } from '../../forms/typed-email'
import { ifAllowed } from '../../lib/if-allowed'

/** Names of an invitation, for the sign-in pages that it leads to. */
export interface NotedInvitation {
  /** Name of the team. */
  team: string
  /** Name of the inviter, if it is known. */
  inviter: string | null
}

/** Notes the invitation of this page in the tab, and its address for the sign-in form. */
export function noteInvitation({ email, ...names }: NotedInvitation & { email: string }): void {
  const { pathname, search, hash } = window.location
  const noted = JSON.stringify({ ...names, returnTo: pathname + search + hash })
  rememberTypedEmail(email)
  ifAllowed(() => sessionStorage.setItem(invitationKey, noted))
}

/** Removes the note of an invitation that was accepted. */
export function forgetInvitation(): void {
  ifAllowed(() => sessionStorage.removeItem(invitationKey))
}
