import type { ClientApp, CurrentUser, GetUserOptions, OrWithoutUser } from '@app/core'
import { appReads } from './app-reads'
import { useApp } from './use-app'
import { type ReadState, useReadState } from './use-read-state'

/** Options of {@link useUserState}, which neither redirects nor throws. */
export type UserStateOptions = Omit<GetUserOptions, 'or' | 'signal'> & {
  /** @default 'return-null' */
  or?: Exclude<OrWithoutUser, 'redirect' | 'throw' | 'anonymous'> | undefined
}

/**
 * The signed-in user as {@link useUser} has it, for components that do not wait by Suspense.
 *
 * @example
 * const { data: user, isLoading, error, refresh } = useUserState()
 */
export function useUserState(options?: UserStateOptions): ReadState<CurrentUser | null> {
  return useUserStateOf(useApp(), options)
}

/** {@link useUserState} for a given app, or the state of any user by id. */
export function useUserStateOf(
  app: ClientApp<true>,
  options: UserStateOptions | string = {},
): ReadState<CurrentUser | null> {
  // Only a `ServerApp` accepts an id.
  const state = useReadState(() => appReads(app).getUser(options as UserStateOptions))
  const wantsAnonymous = typeof options === 'string' || options.or === 'anonymous-if-exists'
  return state.data?.isAnonymous && !wantsAnonymous ? { ...state, data: null } : state
}
