import type { Config } from '../../config/config'
import type { Database } from '../../db/database'
import { listProjectsWithoutDomain } from '../../projects/projects'
import { toCell } from '../lib/output'
import type { Finding } from './finding'

/** Maximum number of projects in a finding. */
const maxNames = 5

/** Checks whether links can lead back to the apps of all projects in production. */
export async function checkDomains(db: Database, { production }: Config): Promise<Finding[]> {
  if (!production) return []
  const name = 'domains'
  const found = await listProjectsWithoutDomain(db)
  if (found.length === 0) return [{ name, fact: 'every project has a trusted domain' }]
  const names = found.slice(0, maxNames).map(({ id, displayName }) => `${displayName} (${id})`)
  const more = found.length > maxNames ? `, and ${found.length - maxNames} more` : ''
  return [
    {
      name,
      problem: `No trusted domain: ${toCell(names.join(', '))}${more}. Verification emails for their pages are not sent, and other links and providers are refused.`,
      advice: 'Add config.domains to a file, and run app-server project apply FILE --project ID.',
    },
  ]
}
