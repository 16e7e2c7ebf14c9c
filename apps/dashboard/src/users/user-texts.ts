import type { ServerUser } from '@app/core/server'
import { toProviderName } from '../sign-in-methods/provider-name'

/** Returns the name of a user for owners. */
export function toUserName({ displayName, primaryEmail }: ServerUser): string {
  return displayName || primaryEmail || 'Anonymous user'
}

/** Lists how a user can sign in, such as "Password, passkey, GitHub". */
export function listSignInMethods(user: ServerUser): string {
  const methods = [
    user.hasPassword && 'password',
    user.otpAuthEnabled && 'email code',
    user.passkeyAuthEnabled && 'passkey',
    ...user.oauthProviders.map(({ id }) => toProviderName(id)),
  ]
  const list = methods.filter((method) => method !== false).join(', ')
  return list.charAt(0).toUpperCase() + list.slice(1)
}
