import type { Context } from '../context/context'
import type { TokenStore } from '../token-store/token-store'

const signUps = new WeakMap<TokenStore, Promise<void>>()

/**
 * Makes an account without a name and signs in to it, unless somebody signs in meanwhile. Calls at
 * the same moment share one account; a failure is not remembered.
 *
 * @throws `KnownErrors.AnonymousAccountsNotEnabled`
 */
export function signUpAnonymously(context: Context, store: TokenStore): Promise<void> {
  const signUp = signUps.get(store) ?? start(context, store)
  signUps.set(store, signUp)
  return signUp
}

async function start({ http, findSession }: Context, store: TokenStore): Promise<void> {
  try {
    const nobody = findSession(store)
    const signedUp = await http.send('POST /auth/anonymous/sign-up')
    // Who has a name goes before who has none.
    if (findSession(store) !== nobody) return
    store.set({ accessToken: signedUp.access_token, refreshToken: signedUp.refresh_token })
  } finally {
    signUps.delete(store)
  }
}
