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

type RefreshLoader = DataLoader<RefreshRequest, Refreshed | null>

const loaders = new WeakMap<Database, RefreshLoader>()

/**
 * Refreshes a session on behalf of an OAuth client (RFC 6749 section 6). Requests that arrive at the same time share a
 * statement. A request that the shared statement does not refresh is sent by itself, so that an invalid request, or a user or session
 * that another transaction changes, delays no other.
 *
 * @returns `null` if the client is unknown; `tokens` is `null` if there is no such session.
 * @see docs/decisions/266-concurrent-refreshes-share-a-statement.md
 */
export async function refreshAsClient(
  db: Database,
  request: RefreshRequest,
): Promise<(Pick<Project, 'refreshRotation'> & { tokens: RefreshedTokens | null }) | null> {
  const found = (await findLoader(db).load(request)) ?? (await refreshAlone(db, request))
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
    // Retrying one by one would wait for connections again, and make the shortage worse.
    if (hasNoConnection(error)) throw error
    // Each request is then sent by itself, and fails only if it is the cause.
    return []
  })
  const refreshed = rows.filter(({ isRefreshed }) => isRefreshed)
  const byPlace = new Map(refreshed.map((row) => [row.place, row]))
  return requests.map((_, place) => byPlace.get(place) ?? null)
}

/** Returns the loader of a database, which collects the requests that arrive in one turn of the event loop. */
function findLoader(db: Database): RefreshLoader {
  const existing = loaders.get(db)
  if (existing) return existing
  const loader: RefreshLoader = new DataLoader((requests) => refreshTogether(db, requests), {
    cache: false,
    maxBatchSize: maxRequests,
    batchScheduleFn: setImmediate,
  })
  loaders.set(db, loader)
  return loader
}
