import type { Config } from '../../config/config'
import type { Database } from '../../db/database'
import { hasDemoProject } from '../../projects/seed'
import type { Finding } from './finding'

/** Checks whether the demo project keeps a service in production from starting. */
export async function checkDemoProject(db: Database, { production }: Config): Promise<Finding[]> {
  if (!production) return []
  const name = 'demo project'
  if (!(await hasDemoProject(db))) return [{ name, fact: 'the database does not have it' }]
  return [
    {
      name,
      problem: 'It is in the database, so the service will not start.',
      advice: 'Run app-server delete-demo-project.',
    },
  ]
}
