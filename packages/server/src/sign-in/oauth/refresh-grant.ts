import { sql } from 'drizzle-orm'
import { isOpenedBy } from '../../api-keys/callers'
import { hashToken } from '../../crypto/hash-token'
import type { Database } from '../../db/database'
import { createPrepared } from '../../db/prepared'
import { apiKeySets, projects } from '../../db/schema/index'
import type { Project } from '../../projects/projects'
import { activityParts, type Issuer, toUsedColumns } from '../../sessions/activity'
import { dueActivity } from '../../sessions/recorded-activity'
import {
  type RefreshedTokens,
  toRefreshActivity,
  toRefreshedTokens,
  toRefreshValues,
} from '../../sessions/refresh'

const { placeholder } = sql

const mayRotate = sql`(${placeholder('takesToken')}::boolean
  and (select coalesce(refresh_rotation, ${placeholder('rotates')}::boolean) from client))`

/**
 * One statement: it checks the client and refreshes the session. Every user of an app sends this
 * request once per access token.
 */
const refreshByClient = createPrepared('refresh_by_client', (db) => {
  const client = db.$with('client').as(
    db
      .select({
        refreshRotation: projects.refreshRotation,
        tokenClaimsEnabled: projects.tokenClaimsEnabled,
      })
      .from(apiKeySets)
      .innerJoin(projects, sql`${projects.id} = ${apiKeySets.projectId}`)
      .where(isOpenedBy('client'))
      .limit(1),
  )
  const parts = activityParts(db, toRefreshActivity(mayRotate, sql`exists (select from client)`))
  const [, used] = parts
  return db
    .with(client, ...parts)
    .select({
      refreshRotation: client.refreshRotation,
      tokenClaimsEnabled: client.tokenClaimsEnabled,
      isRefreshed: sql<boolean>`${used.id} is not null`,
      used: { ...toUsedColumns(used), ...dueActivity },
    })
    .from(client)
    .leftJoin(used, sql`true`)
})

/** Credentials of a client (RFC 6749 section 2.3.1). */
interface ClientCredentials {
  projectId: string
  publishableClientKey: string
}

/**
 * Refreshes a session on behalf of an OAuth client (RFC 6749 section 6).
 *
 * @param request.rotates Whether refresh tokens rotate in projects without a setting of their own.
 * @param request.takesToken Whether the client can receive a new refresh token.
 * @returns `null` if the client is unknown; `tokens` is `null` if there is no such session.
 */
export async function refreshAsClient(
  db: Database,
  { projectId, publishableClientKey }: ClientCredentials,
  { refreshToken, ...options }: { refreshToken: string; rotates: boolean; takesToken: boolean },
  issuer: Issuer,
): Promise<(Pick<Project, 'refreshRotation'> & { tokens: RefreshedTokens | null }) | null> {
  const [found] = await refreshByClient(db, {
    ...toRefreshValues(projectId, refreshToken, issuer),
    ...options,
    keyHash: hashToken(publishableClientKey),
    now: issuer.now(),
  })
  if (!found) return null
  const { refreshRotation, tokenClaimsEnabled, isRefreshed } = found
  const used = isRefreshed ? found.used : null
  const project = { id: projectId, tokenClaimsEnabled }
  return {
    refreshRotation,
    tokens: await toRefreshedTokens(db, project, { refreshToken, used }, issuer),
  }
}
