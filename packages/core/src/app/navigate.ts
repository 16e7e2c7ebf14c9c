import type { CustomNavigator } from '../redirects/navigator'
import type { ClientApp } from './client-app'
import { contextOf } from './context-of'

/**
 * Goes to an address as the redirects of an app do: by its `redirectMethod`, and only to sites it
 * trusts.
 *
 * @param options.replace Takes the place of the current page in the history. Default `false`.
 */
export async function navigate(
  app: ClientApp,
  to: string,
  { replace }: { replace?: boolean } = {},
): Promise<void> {
  return contextOf(app).navigation.go(to, replace)
}

/**
 * Leaves the page by some work, such as deleting the account and going home. Redirects to the sign-in
 * page wait for it, so that a page that needs a user does not lead elsewhere meanwhile.
 */
export function leavePage(app: ClientApp, work: () => Promise<void>): Promise<void> {
  const leaving = work()
  contextOf(app).navigation.leave(leaving)
  return leaving
}

/** The hook of an app's router that gives a way to other addresses, for view libraries. */
export function findNavigationHook(app: ClientApp): CustomNavigator['useNavigate'] {
  const { redirectMethod } = contextOf(app).settings
  return typeof redirectMethod === 'object' ? redirectMethod.useNavigate : undefined
}
