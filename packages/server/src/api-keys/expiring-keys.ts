import { and, asc, between, isNull } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/database'
import { apiKeySets } from '../db/schema/index'

/** Days before and after their expiry in which keys are reported. */
const reportedDays = 30

/** Maximum number of reported key sets. */
const maxReported = 20

const dayMs = 24 * 60 * 60 * 1000

/** A key set that expires soon, or expired some days ago. */
interface ExpiringKeySet {
  id: string
  projectId: string
  expiresAt: Date
}

/** Lists key sets that were not revoked and expire within 30 days, or expired within the last 30. */
export function listExpiringKeySets(db: Database, now: Date): Promise<ExpiringKeySet[]> {
  const after = (days: number) => new Date(now.getTime() + days * dayMs)
  const isNear = between(apiKeySets.expiresAt, after(-reportedDays), after(reportedDays))
  return db
    .select({
      id: apiKeySets.id,
      projectId: apiKeySets.projectId,
      expiresAt: apiKeySets.expiresAt,
    })
    .from(apiKeySets)
    .where(and(isNull(apiKeySets.manuallyRevokedAt), isNear))
    .orderBy(asc(apiKeySets.expiresAt))
    .limit(maxReported)
}

/** Logs keys that expire soon or have expired, because apps with expired keys are refused. */
export async function warnOfExpiringKeys(
  db: Database,
  { log, now }: { log: Pick<Logger, 'warn'>; now: Date },
): Promise<void> {
  const found = await listExpiringKeySets(db, now)
  if (found.length === 0) return
  const keys = found.map(({ id, projectId, expiresAt }) => ({
    project: projectId,
    keySet: id,
    expiresAt,
  }))
  log.warn(
    { keys },
    'keys expire soon or have expired: replace them with app-server keys create, then keys revoke',
  )
}
