import type { Resource } from '../cache/resource'
import { loadKnownError } from '../errors/load-known-error'
import { UsageError } from '../errors/usage-error'
import { signUpAnonymously } from '../flows/anonymous'
import { abortable } from '../lib/abortable'
import type { Context } from './context'
import type { GetUserOptions, OrCertain } from './get-user'

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
