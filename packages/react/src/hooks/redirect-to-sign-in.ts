import { type ClientApp, type CurrentUser, type Resource, UsageError } from '@app/core'
import { setRetry } from './retries'
import { ServerBailout } from './server-bailout'

type UserState = CurrentUser | null

const redirects = new WeakMap<Promise<UserState>, Promise<CurrentUser>>()

/** After this long the next page is not coming: better to say so than to stay blank. */
const patienceMs = 15_000

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
  const state = user.load()
  const known = redirects.get(state)
  if (known) return known
  const redirect = start(app, user, () => redirects.delete(state))
  redirects.set(state, redirect)
  return redirect
}

function start(app: ClientApp<true>, user: Resource<UserState>, forget: () => void) {
  if (typeof window === 'undefined') return Promise.reject(new ServerBailout(null))
  return new Promise<CurrentUser>((resolve, reject) => {
    const stopListening = user.subscribe(() => void user.load().then(resolveIfSignedIn, fail))
    const timer = setTimeout(() => fail(tooLate()), patienceMs)

    function finish() {
      clearTimeout(timer)
      stopListening()
    }
    function resolveIfSignedIn(value: UserState) {
      if (!value || value.isAnonymous) return
      finish()
      resolve(value)
    }
    function fail(error: unknown) {
      finish()
      setRetry(error, async () => forget())
      reject(error)
    }
    // A router that has left this page is done; whoever comes back to it is led away again.
    queueMicrotask(() => app.redirectToSignIn({ replace: true }).then(forget, fail))
  })
}

function tooLate(): UsageError {
  return new UsageError(
    "useUser({ or: 'redirect' }) led to urls.signIn, but this page is still here. Check that address and redirectMethod.",
  )
}
