import type { ContactChannel, CurrentUser, Project } from '@app/core'

/** A way to sign in that can be turned off. */
export type WayIn = 'password' | 'mailCode' | 'passkey' | 'provider'

/** What of a user says how they sign in. */
type WayInUser = Pick<
  CurrentUser,
  'hasPassword' | 'otpAuthEnabled' | 'passkeyAuthEnabled' | 'oauthProviders'
>
/** What of an address says whether somebody signs in by it. */
type WayInChannel = Pick<ContactChannel, 'usedForAuth' | 'isVerified'>

/** The ways that lead somebody into their account as things are. */
export function findWaysIn(
  user: WayInUser,
  { config }: Pick<Project, 'config'>,
  channels: readonly WayInChannel[],
): Set<WayIn> {
  const addresses = channels.filter(({ usedForAuth }) => usedForAuth)
  const open: Record<WayIn, boolean> = {
    password: config.credentialEnabled && user.hasPassword && addresses.length > 0,
    // A code is only sent to an address that is known to be theirs.
    mailCode:
      config.magicLinkEnabled &&
      user.otpAuthEnabled &&
      addresses.some(({ isVerified }) => isVerified),
    passkey: config.passkeyEnabled && user.passkeyAuthEnabled,
    provider: user.oauthProviders.some(({ id }) =>
      config.oauthProviders.some((enabled) => enabled.id === id),
    ),
  }
  return new Set((Object.keys(open) as WayIn[]).filter((way) => open[way]))
}

/** Whether somebody would be locked out without this way. */
export function isOnlyWay(ways: ReadonlySet<WayIn>, way: WayIn): boolean {
  return ways.size === 1 && ways.has(way)
}
