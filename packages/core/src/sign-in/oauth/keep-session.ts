import type { Context } from '../../context/context'
import { HttpError } from '../../errors/http-error'
import { isKnownError } from '../../errors/known-error'
import { NetworkError } from '../../errors/network-error'
import type { Session } from '../../session/session'
import type { Tokens } from '../../token-store/token-store'
import { endOnService } from '../finish-sign-out'

/**
 * Leaves whoever connected an account in the session they have: other tabs and programs may share it.
 * The one that came with the account is ended; when it cannot be, it stays among their devices.
 *
 * @param second Tokens of the session that came with the account.
 * @returns `false` when there is no session to stay in.
 */
export async function keepSession(
  context: Context,
  present: Session,
  second: Tokens,
): Promise<boolean> {
  try {
    if (!(await present.getTokens())) return false
    await endOnService(context, context.sessionOf(second))
  } catch (error) {
    const isOfService = error instanceof HttpError || isKnownError(error)
    if (!isOfService && !(error instanceof NetworkError)) throw error
  }
  await context.outdateOwn('user', 'connections')
  return true
}
