import { readCounts } from '../../db/counts'
import { listProjects } from '../../projects/projects'
import type { Command } from '../lib/command'
import { jsonOption, print, toTable, toTime } from '../lib/output'
import { withStore } from '../lib/with-store'

/** Lists all projects of the installation. */
export const listProjectsCommand: Command = {
  usage: 'list',
  about: 'List all projects.',
  options: [jsonOption],
  async run(input) {
    const items = await withStore(input, async ({ database: { db } }) => {
      const projects = await listProjects(db)
      const ids = projects.map(({ id }) => id)
      const counts = await readCounts(db, ids, ['users'])
      return projects.map(({ id, displayName, createdAt, isProductionMode }) => ({
        id,
        display_name: displayName,
        user_count: counts.find(({ projectId }) => projectId === id)?.value ?? 0,
        is_production_mode: isProductionMode,
        created_at_millis: createdAt.getTime(),
      }))
    })
    print(input, {
      json: { items },
      text: toTable([
        ['ID', 'NAME', 'USERS', 'CREATED (UTC)'],
        ...items.map((item) => [
          item.id,
          item.display_name,
          String(item.user_count),
          toTime(item.created_at_millis),
        ]),
      ]),
    })
    return 0
  },
}
