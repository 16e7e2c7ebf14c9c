import { type ClientApp, type CurrentUser, type Resource, UsageError } from '@app/core'

type UserState = CurrentUser | null

/** Time in milliseconds after which a redirect counts as failed. */
const patienceMs = 15_000

/**
 * Redirects to the sign-in page, unless a user signs in or the visitor navigates first.
 *
 * @param from URL of the page that requires a user.
 * @param onArrival Called when a router has navigated, to the sign-in page or another one.
 * @returns A promise that settles when a user signs in before the page is left, or the redirect fails.
 */
export function waitForSignIn(
  app: ClientApp<true>,
  user: Resource<UserState>,
  from: string,
  onArrival: () => void,
): Promise<CurrentUser> {
  return new Promise((resolve, reject) => {
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
      reject(error)
    }
    // A sign-out may have redirected home while this code was loading; then the visitor stays there.
    if (window.location.href !== from) onArrival()
    else app.redirectToSignIn({ replace: true }).then(onArrival, fail)
  })
}

function tooLate(): UsageError {
  return new UsageError(
    'This page is still here after a redirect. Check urls.signIn and redirectMethod.',
  )
}
