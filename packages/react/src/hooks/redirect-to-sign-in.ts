import { type ClientApp, type CurrentUser, type Resource, UsageError } from '@app/core'
import { setRetry } from './retries'
import { ServerBailout } from './server-bailout'

type UserState = CurrentUser | null

interface Redirect {
  promise: Promise<CurrentUser>
  /** Address it started from. */
  from: string
  /** A router has taken the visitor elsewhere since. */
  hasLeft: boolean
}

const redirects = new WeakMap<Promise<UserState>, Redirect>()

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
  if (typeof window === 'undefined') throw new ServerBailout(null)
  const state = user.load()
  const known = redirects.get(state)
  // Who was led away and came back, still signed out, is led away again.
  const isBack = known?.hasLeft && known.from === window.location.href
  if (known && !isBack) return known.promise

  const redirect: Redirect = {
    promise: start(app, user, {
      onArrival() {
        redirect.hasLeft = window.location.href !== redirect.from
      },
      onFailure: () => redirects.delete(state),
    }),
    from: window.location.href,
    hasLeft: false,
  }
  redirects.set(state, redirect)
  return redirect.promise
}

interface Outcome {
  onArrival: () => void
  onFailure: () => void
}

function start(app: ClientApp<true>, user: Resource<UserState>, outcome: Outcome) {
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
      setRetry(error, async () => outcome.onFailure())
      reject(error)
    }
    queueMicrotask(() => app.redirectToSignIn({ replace: true }).then(outcome.onArrival, fail))
  })
}

function tooLate(): UsageError {
  return new UsageError(
    'This page is still here after a redirect. Check urls.signIn and redirectMethod.',
  )
}
