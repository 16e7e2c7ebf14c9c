import type { Resource } from '../cache/resource'
import { loadKnownError } from '../errors/load-known-error'
import { UsageError } from '../errors/usage-error'
import { abortable } from '../lib/abortable'
import type { TokenStoreInit } from '../token-store/create'
import type { Context } from './context'

/** What to do when nobody is signed in. */
export type OrWithoutUser = 'redirect' | 'throw' | 'return-null' | 'anonymous-if-exists'

/** Which user to get, and what to do when there is none. */
export type GetUserOptions<HasTokenStore extends boolean = boolean> = {
  /**
   * `'redirect'` goes to the sign-in page and never resolves; `'throw'` throws
   * `KnownErrors.UserAuthenticationRequired`; `'anonymous-if-exists'` also takes an anonymous user,
   * who otherwise counts as nobody.
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

/** Fetches the signed-in user afresh and applies `or`. */
export async function getUser<Current extends { readonly isAnonymous: boolean }>(
  { navigation }: Context,
  read: Resource<Current | null>,
  { or, signal }: GetUserOptions,
): Promise<Current | null> {
  const user = await abortable(read.refresh(), signal)
  if (user && (!user.isAnonymous || or === 'anonymous-if-exists')) return user
  if (or === 'throw') {
    throw await loadKnownError(
      'USER_AUTHENTICATION_REQUIRED',
      401,
      "User is not signed in but getUser was called with { or: 'throw' }",
    )
  }
  if (or !== 'redirect') return null
  if (!navigation.canRedirect) {
    throw new UsageError(
      "getUser was called with { or: 'redirect' } but cannot redirect. Set redirectMethod.",
    )
  }
  await navigation.redirectTo('signIn', { replace: true })
  // Whoever asked wants a user, and on this page there will be none.
  return new Promise<never>(() => {})
}
