import { type ClientApp, type CurrentUser, type Resource, UsageError } from '@app/core'
import { leavingOf } from '@app/core/bindings'

type UserState = CurrentUser | null

/** Time in milliseconds after which a redirect counts as failed. */
const timeoutMs = 15_000

/**
 * Redirects to the sign-in page, or the one to verify an email address, unless the user signs in, has
 * verified it, or navigates first.
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
    let timer: ReturnType<typeof setTimeout> | undefined
    let isSignedIn = false

    async function startTimer() {
      // The notice about the deleted account stays open as long as the user wants.
      await Promise.allSettled([leavingOf(app)])
      timer = setTimeout(() => fail(tooLate()), timeoutMs)
    }
    async function redirect() {
      const options = { replace: true }
      const value = await user.load()
      isSignedIn = value !== null && !value.isAnonymous
      await (isSignedIn ? app.redirectToEmailVerification(options) : app.redirectToSignIn(options))
    }
    function finish() {
      clearTimeout(timer)
      stopListening()
    }
    function resolveIfSignedIn(value: UserState) {
      if (!value || value.isAnonymous) return
      if (isSignedIn && value.isEmailVerificationRequired) return
      finish()
      resolve(value)
    }
    function fail(error: unknown) {
      finish()
      reject(error)
    }
    void startTimer()
    // A sign-out may have redirected home while this code was loading; then the visitor stays there.
    if (window.location.href !== from) onArrival()
    else redirect().then(onArrival, fail)
  })
}

function tooLate(): UsageError {
  return new UsageError(
    'This page is still here after a redirect. Check urls.signIn, urls.emailVerification and redirectMethod.',
  )
}
