import type { Context } from '../../context/context'
import { NetworkError } from '../../errors/network-error'
import { abortable } from '../../lib/abortable'
import { ok, type Result } from '../../lib/result'
import { findJar, inJar } from '../../token-store/cookie-jar'
import { loadOAuth } from './load-oauth'
import {
  type OAuthAnswer,
  type OAuthCallbackError,
  toVerifierOptions,
  verifierCookie,
} from './oauth-response'

/** A completion under way, or an answer to go on with. */
interface Return {
  answer: OAuthAnswer | null
  completion?: Promise<Result<boolean, OAuthCallbackError>>
}

const returns = new WeakMap<Context, Return>()

/**
 * Completes a sign-in at a provider, on the page it led back to. Calls at the same moment share one
 * completion; after a lost connection the next call goes on with the same answer.
 *
 * @returns `false` when the address is not that of a sign-in that began in this browser.
 */
export function callOAuthCallback(
  context: Context,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Result<boolean, OAuthCallbackError>> {
  const mine = returns.get(context) ?? { answer: null }
  returns.set(context, mine)

  async function complete(): Promise<Result<boolean, OAuthCallbackError>> {
    // Before anything else: nobody else may read the code, and nothing may use it twice.
    mine.answer ??= takeAnswer(context)
    if (!mine.answer) return ok(false)
    let isLost = false
    try {
      return await (await loadOAuth()).completeOAuth(context, mine.answer)
    } catch (error) {
      isLost = error instanceof NetworkError
      throw error
    } finally {
      if (!isLost) mine.answer = null
    }
  }

  mine.completion ??= complete().finally(() => {
    mine.completion = undefined
  })
  return abortable(mine.completion, signal)
}

function takeAnswer({ navigation, settings }: Context): OAuthAnswer | null {
  const page = new URL(navigation.href ?? 'http://nowhere.invalid')
  const parameters = new URLSearchParams(page.search)
  const state = parameters.get('state')
  const jar = findJar(settings)
  if (!state || !parameters.has('code') || !jar) return null
  const cookies = inJar(jar, toVerifierOptions(settings))
  const verifier = cookies.get(verifierCookie + state)
  if (!verifier) {
    console.warn('This sign-in was completed before, is too old, or began in another browser.')
    return null
  }
  cookies.set(verifierCookie + state, null, 0)
  page.searchParams.delete('code')
  page.searchParams.delete('state')
  // The page stays as it is.
  history.replaceState(history.state, '', page)
  return { parameters, state, verifier }
}
