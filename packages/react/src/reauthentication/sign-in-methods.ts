import type { ContactChannel, CurrentUser, Project } from '@app/core'

/** A sign-in method that can be turned off. */
export type SignInMethod = 'password' | 'emailCode' | 'passkey' | 'provider'

/** Fields of a user that determine the sign-in methods. */
type SignInMethodUser = Pick<
  CurrentUser,
  'hasPassword' | 'otpAuthEnabled' | 'passkeyAuthEnabled' | 'oauthProviders'
>
/** Fields of an address that determine whether it is used for sign-in. */
type SignInMethodChannel = Pick<ContactChannel, 'usedForAuth' | 'isVerified'>

/** Returns the sign-in methods that currently work for a user. */
export function findSignInMethods(
  user: SignInMethodUser,
  { config }: Pick<Project, 'config'>,
  channels: readonly SignInMethodChannel[],
): Set<SignInMethod> {
  const addresses = channels.filter(({ usedForAuth }) => usedForAuth)
  const open: Record<SignInMethod, boolean> = {
    password: config.credentialEnabled && user.hasPassword && addresses.length > 0,
    // Codes are only sent to verified addresses.
    emailCode:
      config.magicLinkEnabled &&
      user.otpAuthEnabled &&
      addresses.some(({ isVerified }) => isVerified),
    passkey: config.passkeyEnabled && user.passkeyAuthEnabled,
    provider: user.oauthProviders.some(({ id }) =>
      config.oauthProviders.some((enabled) => enabled.id === id),
    ),
  }
  return new Set((Object.keys(open) as SignInMethod[]).filter((method) => open[method]))
}

/** Whether the user could no longer sign in without this method. */
export function isOnlySignInMethod(
  methods: ReadonlySet<SignInMethod>,
  method: SignInMethod,
): boolean {
  return methods.size === 1 && methods.has(method)
}
