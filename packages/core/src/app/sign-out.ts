import type { Context, SignOutOptions } from '../context/context'
import type { Session } from '../session/session'
import { loadUser } from './load-user'

/**
 * Ends a session: first on this device and its other tabs, then on the service.
 *
 * @throws {NetworkError} if the service cannot be reached. The device is signed out nevertheless.
 */
export async function signOut(
  context: Context,
  session: Session,
  options?: SignOutOptions,
): Promise<void> {
  const { navigation } = context
  const tokens = session.peek()
  if (!tokens) return
  const { href } = navigation

  // A session of its own, as the store has forgotten the tokens by then.
  async function finish(former: Session): Promise<void> {
    const { finishSignOut } = await loadUser()
    return finishSignOut(context, former, { ...options, href })
  }

  const finished = finish(context.sessionOf(tokens, session.sharedAs))
  navigation.waitFor(finished)
  session.end()
  return finished
}
