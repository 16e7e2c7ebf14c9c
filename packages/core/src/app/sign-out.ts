import type { AppContext, SignOutOptions } from '../context/context'
import type { TokenSession } from '../session/session'
import { loadUser } from './chunks'

/**
 * Ends a session: first on this device and its other tabs, then on the service.
 *
 * @throws {NetworkError} if the service cannot be reached. The device is signed out nevertheless.
 */
export async function signOut(
  context: AppContext,
  session: TokenSession,
  options?: SignOutOptions,
): Promise<void> {
  const { navigation } = context
  const tokens = session.peek()
  if (!tokens) return
  const { href } = navigation
  // A separate session, because the store has forgotten the tokens by the time this one is revoked.
  const former = context.sessionOf(tokens, session.sharedAs)
  const finished = loadUser().then(({ finishSignOut }) =>
    finishSignOut(context, former, { ...options, href }),
  )
  navigation.leaving = finished
  session.end()
  return finished
}
