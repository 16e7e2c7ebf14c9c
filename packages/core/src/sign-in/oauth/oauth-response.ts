import type { Settings } from '../../context/settings'
import type { KnownErrorOf } from '../../errors/known-error'
import type { CookieOptions } from '../../token-store/cookie-jar'

/** What coming back from a provider can answer instead of a session. */
export type OAuthCallbackError = KnownErrorOf<
  | 'INVALID_AUTHORIZATION_CODE'
  | 'INVALID_OAUTH_CLIENT_ID_OR_SECRET'
  | 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'
  | 'REDIRECT_URL_NOT_WHITELISTED'
>

/** What a provider sent back, and what was kept for it. */
export interface OAuthAnswer {
  parameters: URLSearchParams
  state: string
  verifier: string
}

/** Where the verifier of a sign-in waits for its state to come back (contract/sdk.md section 17.1). */
export const verifierCookie = 'stack-oauth-outer-'

/** Verifiers are of this host alone, also where a domain shares its sign-ins. */
export const toVerifierOptions = ({ cookieOptions }: Settings): CookieOptions => ({
  ...cookieOptions,
  domain: undefined,
})

/** How the state of a proof begins: it signs nobody in, but shows who they are. */
export const proofState = 'proof.'

/** Whether a provider leads back from a proof, by the `state` of the address. */
export function isProofState(state: string | null): boolean {
  return state?.startsWith(proofState) === true
}
