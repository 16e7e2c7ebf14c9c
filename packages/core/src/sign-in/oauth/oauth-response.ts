import type { Settings } from '../../context/settings'
import type { KnownErrorOf } from '../../errors/known-error'
import type { CookieOptions } from '../../token-store/cookie-jar'

/** Errors of completing a provider sign-in. */
export type OAuthCallbackError = KnownErrorOf<
  | 'INVALID_AUTHORIZATION_CODE'
  | 'INVALID_OAUTH_CLIENT_ID_OR_SECRET'
  | 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'
  | 'REDIRECT_URL_NOT_WHITELISTED'
  | 'USER_BANNED'
>

/** Authorization response of a provider, and the stored verifier. */
export interface OAuthResponse {
  parameters: URLSearchParams
  state: string
  verifier: string
  /** As in the authorization request. @default the callback page of `urls` */
  redirectUri?: string
}

/** Prefix of the cookies with PKCE verifiers; the state follows. */
export const verifierCookie = 'stack-oauth-outer-'

/** Verifier cookies belong to this host, even if the domain shares sign-ins. */
export const toVerifierOptions = ({ cookieOptions }: Settings): CookieOptions => ({
  ...cookieOptions,
  domain: undefined,
})

/** Prefix of the state of a re-authentication, which does not sign in. */
export const reauthenticationStatePrefix = 'proof.'

/** Whether a provider redirects back from a re-authentication, by the `state` of the URL. */
export function isReauthenticationState(state: string | null): boolean {
  return state?.startsWith(reauthenticationStatePrefix) === true
}
