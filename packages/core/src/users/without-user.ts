import type { Resource } from '../cache/resource'
import type { Context } from '../context/context'
import { loadKnownError } from '../errors/load-known-error'
import { UsageError } from '../errors/usage-error'
import { abortable } from '../lib/abortable'
import { signUpAnonymously } from '../sign-in/anonymous'
import type { TokenStoreInit } from '../token-store/create'

/** What to do when nobody is signed in. */
export type OrWithoutUser =
  | 'redirect'
  | 'throw'
  | 'return-null'
  | 'anonymous'
  | 'anonymous-if-exists'

/** An `or` with which there always is a user. */
export type OrCertain = 'redirect' | 'throw' | 'anonymous'

/** Which user to get, and what to do when there is none. */
export type GetUserOptions<HasTokenStore extends boolean = boolean> = {
  /**
   * `'redirect'` goes to the sign-in page and never resolves; `'throw'` throws
   * `KnownErrors.UserAuthenticationRequired`; `'anonymous-if-exists'` also takes an anonymous user,
   * who otherwise counts as nobody; `'anonymous'` makes one.
   *
   * @default 'return-null'
   */
  or?: OrWithoutUser
  /** Stops waiting. The request itself may serve others and goes on. */
  signal?: AbortSignal
} & ([HasTokenStore] extends [false]
  ? { tokenStore: TokenStoreInit }
  : {
      /** Whose tokens to use. @default the token store of the app */
      tokenStore?: TokenStoreInit
    })

/** Does what is asked for when nobody is signed in. */
export async function withoutUser<Current>(
  context: Context,
  read: Resource<Current | null>,
  { or, signal, tokenStore }: GetUserOptions & { or: OrCertain },
): Promise<Current | null> {
  const { navigation, findStore } = context
  if (or === 'anonymous') {
    await abortable(signUpAnonymously(context, findStore(tokenStore)), signal)
    return abortable(read.refresh(), signal)
  }
  if (or === 'throw') {
    throw await loadKnownError(
      'USER_AUTHENTICATION_REQUIRED',
      401,
      "User is not signed in but getUser was called with { or: 'throw' }",
    )
  }
  if (!navigation.canRedirect) {
    throw new UsageError(
      "getUser was called with { or: 'redirect' } but cannot redirect. Set redirectMethod.",
    )
  }
  await navigation.redirectTo('signIn', { replace: true })
  // Whoever asked wants a user, and on this page there will be none.
  return new Promise<never>(() => {})
}
