import type { AppContext } from '../../context/context'
import { HttpError } from '../../errors/http-error'
import { isKnownError } from '../../errors/known-error'
import { NetworkError } from '../../errors/network-error'
import type { TokenSession } from '../../session/session'
import type { Tokens } from '../../token-store/token-store'
import { revokeOnService } from '../finish-sign-out'

/**
 * Keeps the current session after an account was connected, as other tabs and programs may share
 * it, and revokes the session that came with the connection. If that fails, it stays in the list of
 * sessions.
 *
 * @param second Tokens of the session that came with the connection.
 * @returns `false` if there is no current session.
 */
export async function keepSession(
  context: AppContext,
  current: TokenSession,
  second: Tokens,
): Promise<boolean> {
  try {
    if (!(await current.getTokens())) return false
    await revokeOnService(context, context.sessionOf(second))
  } catch (error) {
    const isOfService = error instanceof HttpError || isKnownError(error)
    if (!isOfService && !(error instanceof NetworkError)) throw error
  }
  await context.invalidateUser('user', 'connections')
  return true
}
