import type { ClientApp, CurrentUser, Resource } from '@app/core'
import { setRetry } from '../lib/retries'
import { ServerBailout } from './server-bailout'

type UserState = CurrentUser | null

interface Redirect {
  promise: Promise<CurrentUser>
  /** Address it started from. */
  from: string
  /** A router has navigated to another page since. */
  hasLeft: boolean
}

const redirects = new WeakMap<Promise<UserState>, Redirect>()

/**
 * Leads a visitor who is not signed in to the sign-in page, once however often a component renders.
 * Started by a render, as effects of a component that waits never run; the start itself is put off
 * until that render is over.
 *
 * @returns settles only when somebody signs in before the page is left, or when it cannot be left.
 */
export function redirectToSignIn(
  app: ClientApp<true>,
  user: Resource<UserState>,
): Promise<CurrentUser> {
  if (typeof window === 'undefined') throw new ServerBailout(null)
  const state = user.load()
  const known = redirects.get(state)
  // A visitor who came back without signing in is redirected again.
  const isBack = known?.hasLeft && known.from === window.location.href
  if (known && !isBack) return known.promise

  const redirect: Redirect = {
    promise: lead(),
    from: window.location.href,
    hasLeft: false,
  }
  redirects.set(state, redirect)
  return redirect.promise

  async function lead(): Promise<CurrentUser> {
    try {
      // Most pages are never seen by who is signed out.
      const { waitForSignIn } = await import('./wait-for-sign-in')
      return await waitForSignIn(app, user, redirect.from, () => {
        redirect.hasLeft = window.location.href !== redirect.from
      })
    } catch (error) {
      setRetry(error, async () => {
        redirects.delete(state)
      })
      throw error
    }
  }
}
