import { type ClientApp, type CurrentUser, type Resource, UsageError } from '@app/core'

type UserState = CurrentUser | null

/** After this long the next page is not coming: better to say so than to stay blank. */
const patienceMs = 15_000

/**
 * Goes to the sign-in page, unless somebody signs in or leaves before.
 *
 * @param from Address of the page that needs a user.
 * @param onArrival Called when a router has gone there, or elsewhere.
 * @returns settles only when somebody signs in before the page is left, or when it cannot be left.
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
