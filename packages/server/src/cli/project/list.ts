import type { Store } from '../../db/store'
import type { Command } from '../lib/command'
import { jsonOption, print, toTable, toTime } from '../lib/output'
import type { ServiceClient } from '../lib/service-client'
import { serviceOption } from '../lib/service-option'
import { withProject } from '../lib/with-project'

const openers = {
  remote:
    ({ send }: ServiceClient) =>
    async () =>
      (await send('GET /internal/all-projects', {})).items,
  stored: async ({ database }: Store) => {
    const { listProjectSummaries } = await import('../../projects/summaries')
    return () => listProjectSummaries(database.db)
  },
}

/** Lists all projects of the installation. */
export const listProjectsCommand: Command = {
  usage: 'list',
  about:
    'List all projects. With --url, AUTH_ADMIN_KEY is an admin key of the project internal: one of another project lists only that project.',
  summary: 'List all projects.',
  options: [serviceOption, jsonOption],
  async run(input) {
    const items = await withProject(input, 'internal', openers, (list) => list())
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
