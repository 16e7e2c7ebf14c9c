import type { Context } from '../apps/context'
import { isKnownError } from '../errors/known-error'
import type { Session } from '../session/session'
import { sessionRefusals, tokenRefusals } from '../session/token-refusals'

/** Where to go after a sign-out. */
export interface SignOutOptions {
  /** A trusted URL. @default urls.afterSignOut */
  redirectUrl?: string
}

/**
 * Ends a session: first on this device and in its other tabs, then on the service.
 *
 * @throws {NetworkError} when the service could not be told. This device is signed out anyway.
 */
export async function signOut(
  context: Context,
  session: Session,
  { redirectUrl }: SignOutOptions = {},
): Promise<void> {
  const { navigation } = context
  const tokens = session.peek()
  if (!tokens) return
  const { href } = navigation
  const leaving = endOnService(context, context.sessionOf(tokens, session.sharedAs)).then(() => {
    // Whoever has gone on meanwhile is where they want to be.
    if (navigation.href !== href) return
    return redirectUrl === undefined
      ? navigation.redirectTo('afterSignOut')
      : navigation.go(redirectUrl, true)
  })
  navigation.leave(leaving)
  session.end()
  return leaving
}

async function endOnService({ httpOf }: Context, session: Session): Promise<void> {
  try {
    await httpOf(session).send('DELETE /auth/sessions/current')
  } catch (error) {
    // The service has forgotten this session already, or renews nothing for it any more.
    const isOver =
      isKnownError(error) && error.errorCode in { ...sessionRefusals, ...tokenRefusals }
    if (!isOver) throw error
  }
}
