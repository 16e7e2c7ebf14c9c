import type { AppContext } from '../../context/context'
import { NetworkError } from '../../errors/network-error'
import { abortable } from '../../lib/abortable'
import { ok, type Result } from '../../lib/result'
import { findJar, inJar } from '../../token-store/cookie-jar'
import { completeOAuth } from './oauth'
import {
  type OAuthCallbackError,
  type OAuthResponse,
  toVerifierOptions,
  verifierCookie,
} from './oauth-response'

/** A completion in progress, and the response to retry it with. */
interface Callback {
  response: OAuthResponse | null
  completion?: Promise<Result<boolean, OAuthCallbackError>>
}

const callbacks = new WeakMap<AppContext, Callback>()

/**
 * Completes a provider sign-in on the callback page. Concurrent calls share one completion; after a
 * network error, the next call continues with the same response.
 *
 * @returns `false` if the URL does not belong to a sign-in that started in this browser.
 */
export function callOAuthCallback(
  context: AppContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Result<boolean, OAuthCallbackError>> {
  const callback = callbacks.get(context) ?? { response: null }
  callbacks.set(context, callback)

  async function complete(): Promise<Result<boolean, OAuthCallbackError>> {
    // First of all, so that no other script can read the code and it is used only once.
    callback.response ??= takeResponse(context)
    if (!callback.response) return ok(false)
    let isLost = false
    try {
      return await completeOAuth(context, callback.response)
    } catch (error) {
      isLost = error instanceof NetworkError
      throw error
    } finally {
      if (!isLost) callback.response = null
    }
  }

  callback.completion ??= complete().finally(() => {
    callback.completion = undefined
  })
  return abortable(callback.completion, signal)
}

function takeResponse({ navigation, settings }: AppContext): OAuthResponse | null {
  const page = new URL(navigation.href ?? 'http://nowhere.invalid')
  const parameters = new URLSearchParams(page.search)
  const state = parameters.get('state')
  const jar = findJar(settings)
  if (!state || !parameters.has('code') || !jar) return null
  const cookies = inJar(jar, toVerifierOptions(settings))
  const verifier = cookies.read()(verifierCookie + state)
  if (!verifier) {
    console.warn(
      'Ignored an OAuth callback: its sign-in was completed before, has expired, or started in another browser.',
    )
    return null
  }
  cookies.set(verifierCookie + state, null, 0)
  page.searchParams.delete('code')
  page.searchParams.delete('state')
  // Changes the URL without a navigation.
  history.replaceState(history.state, '', page)
  return { parameters, state, verifier }
}
