import type { AdminProjectConfig } from '@app/core/admin'
import type { ServerUser } from '@app/core/server'
import { toProviderName } from '../sign-in-methods/provider-name'

/** Returns the name of a user for owners. */
export function toUserName(user: Pick<ServerUser, 'displayName' | 'primaryEmail'>): string {
  return user.displayName || user.primaryEmail || 'Anonymous user'
}

/** Lists how a user can sign in, such as "Password, passkey, GitHub"; an empty text if they cannot. */
export function listSignInMethods(user: ServerUser, config: AdminProjectConfig): string {
  const methods = [
    user.hasPassword && 'password',
    user.otpAuthEnabled && 'email code',
    user.passkeyAuthEnabled && 'passkey',
    ...user.oauthProviders.map(({ id }) => toProviderName(id)),
  ].filter((method) => method !== false)
  // The first code that is used records the method. A user who has no other one has not refused codes.
  const isCodePossible = config.magicLinkEnabled && user.primaryEmailAuthEnabled
  if (methods.length === 0 && isCodePossible) methods.push('email code')
  const list = methods.join(', ')
  return list.charAt(0).toUpperCase() + list.slice(1)
}

/** Returns whether a user was active since the account was created, which records its own time as the first activity. */
export function wasActive({ lastActiveAt, signedUpAt }: ServerUser): boolean {
  return lastActiveAt.getTime() > signedUpAt.getTime()
}
