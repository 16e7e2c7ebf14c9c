import type { CustomNavigator } from '../redirects/navigator'
import type { ClientApp } from './client-app'

/**
 * Navigates to a URL by the app's `redirectMethod`, if the URL is trusted.
 *
 * @param options.replace Replaces the current history entry. Default `false`.
 * @throws {UsageError} if the URL is not trusted.
 */
export async function navigate(
  app: ClientApp,
  to: string,
  { replace }: { replace?: boolean | undefined } = {},
): Promise<void> {
  return app.context.navigation.go(to, replace)
}

/**
 * Runs an operation that leaves the page, such as deleting the account and going home. Until it ends,
 * redirects to the sign-in page wait, so that a page that requires a user does not redirect
 * first.
 */
export function leavePage(app: ClientApp, work: () => Promise<void>): Promise<void> {
  const leaving = work()
  app.context.navigation.leaving = leaving
  return leaving
}

/** Returns the last operation that leaves the page, such as a sign-out, for view libraries. */
export function leavingOf(app: ClientApp): Promise<unknown> | undefined {
  return app.context.navigation.leaving
}

/** Returns the navigation hook of the app's router, for view libraries. */
export function findNavigationHook(app: ClientApp): CustomNavigator['useNavigate'] {
  const { redirectMethod } = app.context.settings
  return typeof redirectMethod === 'object' ? redirectMethod.useNavigate : undefined
}
