import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { trustedDomains } from '../db/schema/index'

/**
 * Finds the account settings page of a project: below the handler path of its first trusted domain.
 *
 * @returns `undefined` for a project without a trusted web address.
 */
export async function findAccountSettingsUrl(
  db: Database,
  projectId: string,
): Promise<string | undefined> {
  const [first] = await db
    .select()
    .from(trustedDomains)
    .where(eq(trustedDomains.projectId, projectId))
    .orderBy(asc(trustedDomains.position))
    .limit(1)
  if (!first || !URL.canParse(first.domain)) return undefined
  const page = new URL(first.domain)
  if (!/^https?:$/.test(page.protocol)) return undefined
  // Set as a path, so that a handler path such as `//host` stays one.
  page.pathname = `${first.handlerPath.replace(/\/+$/, '')}/account-settings`
  page.search = ''
  page.hash = ''
  return page.href
}
