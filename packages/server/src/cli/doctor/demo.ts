import type { Config } from '../../config/config'
import type { Database } from '../../db/database'
import { countDemoKeys } from '../../projects/demo-project'
import type { Finding } from './finding'

/** Says whether keys of the demo project, which are published, are in a production database. */
export async function checkDemoProject(db: Database, { production }: Config): Promise<Finding[]> {
  if (!production) return []
  const name = 'demo project'
  const keys = await countDemoKeys(db)
  if (keys === 0) return [{ name, fact: 'no keys of it are in the database' }]
  return [
    {
      name,
      problem: `Key sets in the database: ${keys}. Production refuses them; development would not.`,
      advice: 'Run app-server delete-demo-project.',
    },
  ]
}
