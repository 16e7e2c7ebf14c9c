import type { AppContext } from '../context/context'
import { done, type Result } from '../lib/result'
import type { PageName } from '../redirects/urls'
import { readAccessToken } from '../session/access-token'
import type { TokenStore } from '../token-store/token-store'

/** Options of every sign-in. */
export interface SignInOptions {
  /** Stays on the page after success. @default false */
  noRedirect?: boolean | undefined
  /** Aborts the sign-in. */
  signal?: AbortSignal | undefined
}

/** Response to a successful sign-in. */
export interface SignInResponse {
  access_token: string
  refresh_token: string
  is_new_user?: boolean
}

/**
 * Stores the tokens of a sign-in, then redirects: to the email verification page if the user must
 * verify their address first.
 */
export async function finishSignIn<E>(
  { navigation }: AppContext,
  store: TokenStore,
  result: Result<SignInResponse, E>,
  { noRedirect, page }: { noRedirect?: boolean; page?: PageName },
): Promise<Result<undefined, E>> {
  if (result.status === 'error') return result
  const { access_token: accessToken, refresh_token: refreshToken, is_new_user } = result.data
  store.set({ accessToken, refreshToken })
  if (!noRedirect) {
    const next = page ?? (is_new_user ? 'afterSignUp' : 'afterSignIn')
    const target = readAccessToken(accessToken).isUnverified ? 'emailVerification' : next
    await navigation.redirectTo(target, { replace: true })
  }
  return done
}
