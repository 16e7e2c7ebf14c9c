import type { AppContext } from '../context/context'
import type { TokenStore } from '../token-store/token-store'

const signUps = new WeakMap<TokenStore, Promise<void>>()

/**
 * Creates an anonymous user and signs in, unless another sign-in completes first. Concurrent calls
 * share one user; failures are not remembered.
 *
 * @throws `KnownErrors.AnonymousAccountsNotEnabled`, `KnownErrors.SignUpDenied`, `KnownErrors.SignUpHookFailed`
 */
export function signUpAnonymously(context: AppContext, store: TokenStore): Promise<void> {
  const signUp = signUps.get(store) ?? start(context, store)
  signUps.set(store, signUp)
  return signUp
}

async function start({ http, findSession }: AppContext, store: TokenStore): Promise<void> {
  try {
    const signedOutSession = findSession(store)
    const signedUp = await http.send('POST /auth/anonymous/sign-up')
    // A sign-in that completed in the meantime takes precedence.
    if (findSession(store) !== signedOutSession) return
    store.set({ accessToken: signedUp.access_token, refreshToken: signedUp.refresh_token })
  } finally {
    signUps.delete(store)
  }
}
