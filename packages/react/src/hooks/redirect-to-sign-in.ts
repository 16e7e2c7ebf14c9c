import type { ClientApp, CurrentUser, GetUserOptions, Resource } from '@app/core'
import { setRetry } from '../lib/retries'
import { ServerBailout } from './server-bailout'

type UserState = CurrentUser | null

interface Redirect {
  promise: Promise<CurrentUser>
  /** URL it started from. */
  from: string
  /** A router has navigated to another page since. */
  hasLeft: boolean
}

const redirects = new WeakMap<Promise<UserState>, Redirect>()

/**
 * Redirects a signed-out visitor to the sign-in page, or a user to the page to verify their email
 * address, once for any number of renders. Started during a render, as a suspended component runs no
 * effects; the redirect itself starts after that render.
 *
 * With `or: 'anonymous'`, signs an anonymous user up instead, but not on servers, whose users no browser gets.
 *
 * @returns A promise that settles when a user signs in, or has verified the address, before the page
 * is left, or the redirect or sign-up fails. Either can then be repeated.
 */
export function redirectToSignIn(
  app: ClientApp<true>,
  user: Resource<UserState>,
  options: GetUserOptions<boolean, 'redirect' | 'anonymous'>,
): Promise<CurrentUser> {
  if (typeof window === 'undefined') throw new ServerBailout(null)
  const state = user.load()
  const known = redirects.get(state)
  const { href } = window.location
  // A visitor who came back without signing in is redirected again.
  if (known && !(known.hasLeft && known.from === href)) return known.promise

  const redirect: Redirect = {
    promise: lead(),
    from: href,
    hasLeft: false,
  }
  redirects.set(state, redirect)
  return redirect.promise

  async function lead(): Promise<CurrentUser> {
    try {
      if (options.or === 'anonymous') return await app.getUser(options)
      // Loaded on demand: signed-out visitors never see most pages.
      const { waitForSignIn } = await import('./wait-for-sign-in')
      return await waitForSignIn(app, user, redirect.from, () => {
        redirect.hasLeft = window.location.href !== redirect.from
      })
    } catch (error) {
      setRetry(error, async () => redirects.delete(state))
      throw error
    }
  }
}
