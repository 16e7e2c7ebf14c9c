import type { Context } from '../context/context'
import type { Session } from '../session/session'
import type { finishSignOut, SignOutOptions } from './finish-sign-out'

/**
 * Ends a session: first on this device and its other tabs, then on the service.
 *
 * @param load Loads the code for the second part, for which this device need not wait.
 * @throws {NetworkError} if the service cannot be reached. The device is signed out nevertheless.
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
  navigation.waitFor(leaving)
  session.end()
  return leaving
}
