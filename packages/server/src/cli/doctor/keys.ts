import { listExpiringKeySets } from '../../api-keys/expiring-keys'
import type { Database } from '../../db/database'
import { toTime } from '../lib/output'
import type { Finding } from './finding'

/** Names keys that expire soon, or have expired and may still be in use. */
export async function checkKeys(db: Database, now: Date): Promise<Finding> {
  const name = 'keys'
  const found = await listExpiringKeySets(db, now)
  if (found.length === 0) return { name, fact: 'none expires within 30 days' }
  const lines = found.map(({ id, projectId, expiresAt }) => {
    const verb = expiresAt > now ? 'expires' : 'expired'
    return `Key set ${id} of project ${projectId} ${verb} on ${toTime(expiresAt.getTime()).slice(0, 10)}.`
  })
  return {
    name,
    problem: lines.join('\n'),
    advice:
      'Replace them: app-server keys create --project ID, then app-server keys revoke KEYSET-ID --project ID.',
  }
}
