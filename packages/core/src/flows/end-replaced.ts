import type { Context } from '../apps/context'
import { HttpError } from '../errors/http-error'
import { isKnownError } from '../errors/known-error'
import { NetworkError } from '../errors/network-error'
import { readUserId } from '../session/access-token'
import type { Tokens } from '../token-store/token-store'
import { endOnService } from './finish-sign-out'

/**
 * Ends the session of tokens whose place another sign-in of the same user took: nobody has it any more,
 * and it would stay among their devices for a year. When it cannot be ended, it stays.
 *
 * @param accessToken Of the new session.
 */
export async function endReplaced(
  context: Context,
  replaced: Tokens,
  accessToken: string,
): Promise<void> {
  const session = context.sessionOf(replaced)
  try {
    const tokens = await session.getTokens()
    // Somebody else may have signed in meanwhile, in another tab.
    if (readUserId(tokens?.accessToken ?? '') !== readUserId(accessToken)) return
    await endOnService(context, session)
  } catch (error) {
    const isOfService = error instanceof HttpError || isKnownError(error)
    if (!isOfService && !(error instanceof NetworkError)) throw error
  }
}
