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
