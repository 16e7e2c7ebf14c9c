import DataLoader from 'dataloader'
import type { Database } from '../../db/database'
import { hasNoConnection } from '../../db/unavailable'
import type { Project } from '../../projects/projects'
import { type RefreshedTokens, toRefreshedTokens } from '../../sessions/refresh'
import {
  maxRequests,
  type RefreshRequest,
  refreshAll,
  refreshUnlocked,
  toValues,
} from './refresh-statement'

type Refreshed = Awaited<ReturnType<typeof refreshAll>>[number]

type Together = DataLoader<RefreshRequest, Refreshed | null>

const loaders = new WeakMap<Database, Together>()

/**
 * Refreshes a session on behalf of an OAuth client (RFC 6749 section 6). Requests that arrive at the same time share a
 * statement. If it does not refresh a session, the request has a statement of its own: a user or session that another
 * transaction changes, or an invalid request, delays no other.
 *
 * @returns `null` if the client is unknown; `tokens` is `null` if there is no such session.
 * @see docs/decisions/266-concurrent-refreshes-share-a-statement.md
 */
export async function refreshAsClient(
  db: Database,
  request: RefreshRequest,
): Promise<(Pick<Project, 'refreshRotation'> & { tokens: RefreshedTokens | null }) | null> {
  const found = (await loaderOf(db).load(request)) ?? (await refreshAlone(db, request))
  if (!found) return null
  const { refreshRotation, tokenClaimsEnabled, isRefreshed } = found
  const { refreshToken, issuer } = request
  const project = { id: request.projectId, tokenClaimsEnabled }
  const used = isRefreshed ? found.used : null
  return {
    refreshRotation,
    tokens: await toRefreshedTokens(db, project, { refreshToken, used }, issuer),
  }
}

async function refreshAlone(db: Database, request: RefreshRequest): Promise<Refreshed | null> {
  const [found] = await refreshAll(db, toValues([request]))
  return found ?? null
}

/** Refreshes the sessions of several requests. `null` for those that it leaves to `refreshAlone`. */
async function refreshTogether(
  db: Database,
  [first, ...others]: readonly RefreshRequest[],
): Promise<(Refreshed | null)[]> {
  if (!first || others.length === 0) return [null]
  const requests = [first, ...others] as const
  const rows = await refreshUnlocked(db, toValues(requests)).catch((error) => {
    // Waiting again, one by one, would make it worse.
    if (hasNoConnection(error)) throw error
    // Each request succeeds or fails by itself.
    return []
  })
  const refreshed = rows.filter(({ isRefreshed }) => isRefreshed)
  const byPlace = new Map(refreshed.map((row) => [row.place, row]))
  return requests.map((_, place) => byPlace.get(place) ?? null)
}

/** Returns the loader of a database. It collects the requests that the process reads at a time. */
function loaderOf(db: Database): Together {
  const existing = loaders.get(db)
  if (existing) return existing
  const loader: Together = new DataLoader((requests) => refreshTogether(db, requests), {
    cache: false,
    maxBatchSize: maxRequests,
    batchScheduleFn: setImmediate,
  })
  loaders.set(db, loader)
  return loader
}
