import { parseUrl } from '@app/contract/parse-url'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { trustedDomains } from '../db/schema/index'

/** A page of the handler that links of the service open. */
type HandlerPage = 'account-settings' | 'impersonate'

/**
 * Returns the URL of a page below the handler path of the first trusted domain.
 *
 * @returns `undefined` for a project without a trusted web origin.
 */
export async function findHandlerPageUrl(
  db: Database,
  projectId: string,
  name: HandlerPage,
): Promise<string | undefined> {
  const [first] = await db
    .select()
    .from(trustedDomains)
    .where(eq(trustedDomains.projectId, projectId))
    .orderBy(asc(trustedDomains.position))
    .limit(1)
  const page = first && parseUrl(first.domain)
  if (!page) return undefined
  if (!/^https?:$/.test(page.protocol)) return undefined
  // Assigned as a path, so that a handler path such as `//host` remains one.
  page.pathname = `${first.handlerPath.replace(/\/+$/, '')}/${name}`
  page.search = ''
  page.hash = ''
  return page.href
}
