import type { AppContext, SignOutOptions } from '../context/context'
import { isKnownError } from '../errors/known-error'
import type { TokenSession } from '../session/session'
import { sessionRefusals } from '../session/session-refusals'
import { tokenRefusals } from '../session/token-refusals'

/**
 * Completes a sign-out on this device: revokes the session on the service, then redirects.
 *
 * @param options.href URL of the page on which the visitor signed out.
 */
export async function finishSignOut(
  context: AppContext,
  session: TokenSession,
  { redirectUrl, href, signal }: SignOutOptions & { href: string | null },
): Promise<void> {
  const { navigation } = context
  await revokeOnService(context, session, signal)
  // The visitor has left the page, so do not redirect.
  if (navigation.href !== href) return
  return redirectUrl === undefined
    ? navigation.redirectTo('afterSignOut')
    : navigation.go(redirectUrl, true)
}

/** Revokes a session on the service, unless it is already over there. */
export async function revokeOnService(
  { httpOf }: AppContext,
  session: TokenSession,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await httpOf(session).send('DELETE /auth/sessions/current', { signal })
  } catch (error) {
    // The service no longer knows this session, or does not refresh it anymore.
    const isOver =
      isKnownError(error) && error.errorCode in { ...sessionRefusals, ...tokenRefusals }
    if (!isOver) throw error
  }
}
