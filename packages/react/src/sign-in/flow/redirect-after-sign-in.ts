import type { ClientApp, CurrentUser } from '@app/core'

/**
 * Redirects to the page after sign-in, with a token that servers accept: refreshes a token that was issued before
 * the user verified their address. Does nothing if the user has signed out since then, as that redirects as well.
 */
export async function redirectAfterSignIn(
  app: ClientApp<true>,
  user: CurrentUser,
  { type = 'sign-in', replace }: { type?: 'sign-in' | 'sign-up'; replace?: boolean } = {},
): Promise<void> {
  const { accessToken } = await user.currentSession.getTokens()
  if (!accessToken) return
  await (type === 'sign-in'
    ? app.redirectToAfterSignIn({ replace })
    : app.redirectToAfterSignUp({ replace }))
}
