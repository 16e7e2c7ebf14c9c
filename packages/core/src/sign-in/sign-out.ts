import type { Context } from '../context/context'
import type { Session } from '../session/session'
import type { finishSignOut, SignOutOptions } from './finish-sign-out'

/**
 * Ends a session: first on this device and in its other tabs, then on the service.
 *
 * @param load Brings the code for what follows, which this device need not wait for.
 * @throws {NetworkError} when the service could not be told. This device is signed out anyway.
 */
export async function signOut(
  context: Context,
  session: Session,
  options: SignOutOptions | undefined,
  load: () => Promise<{ finishSignOut: typeof finishSignOut }>,
): Promise<void> {
  const { navigation } = context
  const tokens = session.peek()
  if (!tokens) return
  const { href } = navigation
  const leaving = load().then(({ finishSignOut }) =>
    finishSignOut(context, context.sessionOf(tokens, session.sharedAs), { ...options, href }),
  )
  navigation.leave(leaving)
  session.end()
  return leaving
}
