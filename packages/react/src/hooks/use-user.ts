import type {
  ClientApp,
  CurrentUser,
  GetUserOptions,
  OrWithoutUser,
  Resource,
  UserFor,
} from '@app/core'
import { readPromise } from '../lib/read-promise'
import { appReads } from './app-reads'
import { redirectToSignIn } from './redirect-to-sign-in'
import { requireUser } from './require-user'
import { ServerBailout } from './server-bailout'
import { type UseAppOptions, useApp } from './use-app'
import { useResource } from './use-resource'

/** Options of {@link useUser}. */
export type UseUserOptions<Or extends OrWithoutUser = OrWithoutUser> = GetUserOptions<boolean, Or> &
  UseAppOptions

/**
 * Returns the signed-in user and re-renders as the user changes, signs in or signs out, in other
 * tabs too; `null` if signed out, unless `or` guarantees a user. Suspends until the user is known. With `or: 'redirect'`, users who
 * must verify their email address first are led to `urls.emailVerification`.
 *
 * @example
 * const user = useUser({ or: 'redirect' }) // never null: visitors are redirected to sign in
 */
export function useUser<Or extends OrWithoutUser = OrWithoutUser>(
  options?: UseUserOptions<Or>,
): UserFor<Or, CurrentUser>
export function useUser(options: UseUserOptions = {}): CurrentUser | null {
  return useUserOf(useApp(options), options)
}

/** {@link useUser} for a given app. */
export function useUserOf(app: ClientApp<true>, options: GetUserOptions = {}): CurrentUser | null {
  const resource = findUser(app, options)
  const user = useResource(resource)
  const { or = 'return-null' } = options
  // A `ServerApp` also accepts a user id.
  if (typeof options === 'string') return user
  // An anonymous user counts as signed in only for callers that ask for one.
  const isUser = user && (!user.isAnonymous || or.startsWith('anonymous'))
  if (isUser && !(or === 'redirect' && user.isEmailVerificationRequired)) return user
  if (or === 'redirect' || or === 'anonymous')
    return readPromise(redirectToSignIn(app, resource, { ...options, or }))
  if (or === 'throw') return readPromise(requireUser(app, resource.load(), { ...options, or }))
  return null
}

function findUser(app: ClientApp<true>, options: GetUserOptions): Resource<CurrentUser | null> {
  try {
    return appReads(app).getUser(options)
  } catch (error) {
    throw typeof window === 'undefined' ? new ServerBailout(error) : error
  }
}
