import type { Resource } from '../cache/resource'
import type { AppContext } from '../context/context'
import { loadKnownError } from '../errors/load-known-error'
import { UsageError } from '../errors/usage-error'
import { abortable } from '../lib/abortable'
import { signUpAnonymously } from '../sign-in/anonymous'
import type { TokenStoreInit } from '../token-store/create'

/** Behavior of `getUser` without a signed-in user. */
export type OrWithoutUser =
  | 'redirect'
  | 'throw'
  | 'return-null'
  | 'anonymous'
  | 'anonymous-if-exists'

/** Values of `or` that guarantee a user. */
export type OrCertain = 'redirect' | 'throw' | 'anonymous'

/** A user, or `null` for values of `or` that do not guarantee one. */
export type UserFor<Or extends OrWithoutUser, User> =
  | User
  | ([Or] extends [OrCertain] ? never : null)

/** Options of `getUser`. */
export type GetUserOptions<
  HasTokenStore extends boolean = boolean,
  Or extends OrWithoutUser = OrWithoutUser,
> = {
  /**
   * `'redirect'` goes to the sign-in page and never resolves, or to `urls.emailVerification` if the
   * user must verify their email address first; `'throw'` throws
   * `KnownErrors.UserAuthenticationRequired`; `'anonymous-if-exists'` also accepts an anonymous
   * user, who otherwise counts as signed out; `'anonymous'` creates one if needed.
   *
   * @default 'return-null'
   */
  or?: Or | undefined
  /** Stops waiting. A request shared with other callers continues. */
  signal?: AbortSignal | undefined
} & ([HasTokenStore] extends [false]
  ? { tokenStore: TokenStoreInit }
  : {
      /** Source of the tokens. @default the token store of the app */
      tokenStore?: TokenStoreInit | undefined
    })

/** Applies `or` if there is no signed-in user, or one who must verify their email address first. */
export async function withoutUser<Current extends { readonly isAnonymous: boolean }>(
  context: AppContext,
  read: Resource<Current | null>,
  { or, signal, tokenStore }: GetUserOptions & { or: OrCertain },
): Promise<Current | null> {
  const { findStore } = context
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
  const user = await abortable(read.load(), signal)
  return redirectAway(context, user && !user.isAnonymous ? 'emailVerification' : 'signIn')
}

/**
 * Leaves a page that needs a user.
 *
 * @returns A promise that never settles.
 * @throws {UsageError} if the app cannot redirect.
 */
async function redirectAway(
  { navigation }: AppContext,
  to: 'signIn' | 'emailVerification',
): Promise<never> {
  if (!navigation.canRedirect) {
    throw new UsageError(
      "getUser was called with { or: 'redirect' } but cannot redirect. Set redirectMethod.",
    )
  }
  await navigation.redirectTo(to, { replace: true })
  // The caller needs a user, and the page is being left.
  return new Promise<never>(() => {})
}
