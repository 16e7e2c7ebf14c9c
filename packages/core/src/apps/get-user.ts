import type { Resource } from '../cache/resource'
import { abortable } from '../lib/abortable'
import { onDemand } from '../lib/on-demand'
import type { TokenStoreInit } from '../token-store/create'
import type { Context } from './context'

const withoutUser = onDemand(() => import('./without-user'))

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

/** Fetches the signed-in user afresh and applies `or`. */
export async function getUser<Current extends { readonly isAnonymous: boolean }>(
  context: Context,
  read: Resource<Current | null>,
  options: GetUserOptions,
): Promise<Current | null> {
  const { or = 'return-null', signal } = options
  const user = await abortable(read.refresh(), signal)
  if (user && (!user.isAnonymous || or.startsWith('anonymous'))) return user
  if (or === 'return-null' || or === 'anonymous-if-exists') return null
  return (await withoutUser()).withoutUser(context, read, { ...options, or })
}
