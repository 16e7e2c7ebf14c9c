import type { ClientApp } from '../app/client-app'
import type { TokenStoreInit } from '../token-store/create'
import type { InitialData } from './initial-data'

/**
 * Fetches the data that a page needs to be complete in its first HTML, for `<AppProvider
 * initialData>` on the server and in the page. JSON without secrets, but specific to one visitor:
 * do not cache the page.
 *
 * @param visitor The request for the page, or its cookies.
 * @example
 * const initialData = await getInitialData(app, request)
 */
export async function getInitialData(
  app: ClientApp,
  visitor: TokenStoreInit<true>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<InitialData> {
  const [user, project] = await Promise.all([
    app.getUser({ tokenStore: visitor, or: 'anonymous-if-exists', signal }),
    app.getProject({ signal }),
  ])
  return { user: user?.toClientJson() ?? null, project }
}
