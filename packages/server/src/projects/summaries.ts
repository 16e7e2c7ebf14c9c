import type { ResponseOf } from '@app/contract'
import { readCounts } from '../db/counts'
import type { Database } from '../db/database'
import { readSnapshot } from '../db/snapshot'
import type { Complete } from '../lib/total'
import { listProjects } from './projects'

/** A project without its settings, in wire form. */
type ProjectSummary = ResponseOf<'GET /internal/all-projects', 'admin'>['items'][number]

/** Lists all projects of the service without their settings, oldest first. */
export async function listProjectSummaries(db: Database): Promise<ProjectSummary[]> {
  const { projects, counts } = await readSnapshot(db, async (tx) => {
    const projects = await listProjects(tx)
    const ids = projects.map(({ id }) => id)
    return { projects, counts: await readCounts(tx, ids, ['users']) }
  })
  const userCounts = new Map(counts.map(({ projectId, value }) => [projectId, value]))
  return projects.map(
    ({ id, displayName, isProductionMode, createdAt }): Complete<ProjectSummary> => ({
      id,
      display_name: displayName,
      user_count: userCounts.get(id) ?? 0,
      is_production_mode: isProductionMode,
      created_at_millis: createdAt.getTime(),
    }),
  )
}
