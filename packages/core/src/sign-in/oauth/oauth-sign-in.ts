import type { AppContext } from '../../context/context'
import type { KnownErrorOf } from '../../errors/known-error'
import { loadKnownError } from '../../errors/load-known-error'
import { parseJson } from '../../lib/json'
import { failed, ok, type Result } from '../../lib/result'
import { completeOAuth, createAuthorization, type OAuthSignInOptions, startOAuth } from './oauth'
import type { OAuthCallbackError } from './oauth-response'

/** Errors of a provider sign-in in the browser of a device. */
export type OAuthBrowserError =
  | OAuthCallbackError
  | KnownErrorOf<
      | 'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE'
      | 'EMAIL_DOMAIN_NOT_ALLOWED'
      | 'OAUTH_PROVIDER_ACCESS_DENIED'
      | 'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED'
      | 'OUTER_OAUTH_TIMEOUT'
      | 'PROVIDER_REJECTED'
      | 'SIGN_UP_DENIED'
      | 'SIGN_UP_HOOK_FAILED'
      | 'SIGN_UP_NOT_ENABLED'
      | 'TERMS_NOT_ACCEPTED'
    >

/** Options of a provider sign-in in an app without a page, such as one built with React Native. */
export interface OAuthBrowserOptions extends OAuthSignInOptions {
  /**
   * URL that opens the app again: `https`, on a trusted domain of the project, claimed by the app as a universal link
   * or App Link; `http` on localhost for programs on a computer. The service accepts no custom schemes, which any app
   * may register.
   *
   * @see RFC 8252 section 7.2 and 7.3
   */
  callbackUrl: string
  /**
   * Opens a URL in the browser of the device. Resolves with the URL that opened the app again, `callbackUrl` with a
   * query, or `null` if the user closed the browser.
   */
  openBrowser: (url: string, callbackUrl: string) => Promise<string | null>
}

/** Redirects to a provider to sign in, or signs in with the browser of the device. */
export function signInWithOAuth(
  context: AppContext,
  provider: string,
  options: OAuthBrowserOptions | OAuthSignInOptions = {},
): Promise<unknown> {
  return 'openBrowser' in options
    ? signInWithBrowser(context, provider, options)
    : startOAuth(context, provider, { acceptedTermsVersion: options.acceptedTermsVersion })
}

/** Signs in with a provider in the browser of the device. The verifier never leaves this call. */
async function signInWithBrowser(
  context: AppContext,
  provider: string,
  { callbackUrl, openBrowser, acceptedTermsVersion }: OAuthBrowserOptions,
): Promise<Result<boolean, OAuthBrowserError>> {
  // Fails here rather than after the sign-in.
  context.findStore()
  const { url, state, verifier } = await createAuthorization(context.settings, provider, {
    redirectUri: callbackUrl,
    errorUrl: callbackUrl,
    acceptedTermsVersion,
  })
  const returned = await openBrowser(url, callbackUrl)
  if (returned === null) return ok(false)
  const parameters = new URL(returned).searchParams
  if (parameters.has('errorCode')) return failed(await toBrowserError(parameters))
  return completeOAuth(context, { parameters, state, verifier, redirectUri: callbackUrl })
}

/** Creates the error of an error redirect. The message is ours, as any link can carry one. */
async function toBrowserError(parameters: URLSearchParams): Promise<OAuthBrowserError> {
  const code = parameters.get('errorCode') ?? ''
  const details = parseJson(parameters.get('details') ?? '')
  const error = await loadKnownError(code, 400, `The sign-in failed: ${code}`, details)
  // The service uses only these codes when it redirects a sign-in.
  return error as OAuthBrowserError
}
