import type { Config } from '../../config/config'
import type { Database } from '../../db/database'
import { countDemoKeys } from '../../projects/demo-project'
import type { Finding } from './finding'

/** Checks whether the published keys of the demo project work in production. */
export async function checkDemoProject(db: Database, { production }: Config): Promise<Finding[]> {
  if (!production) return []
  const name = 'demo project'
  const keys = await countDemoKeys(db)
  if (keys === 0) return [{ name, fact: 'the database contains no keys of it' }]
  return [
    {
      name,
      problem: `Key sets in the database: ${keys}. They are refused in production, but would work in development.`,
      advice: 'Run app-server delete-demo-project.',
    },
  ]
}
