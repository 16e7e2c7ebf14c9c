import { type Config, isOpenToStrangers } from '../../config/config'
import type { Database } from '../../db/database'
import { findOpenOwnership } from '../../project-settings/creation'
import type { Finding } from './finding'

/** Says who may own projects of a service in production. */
export async function checkOwnership(db: Database, config: Config): Promise<Finding[]> {
  if (!config.production) return []
  const name = 'ownership'
  const { isAnonymousEnabled, anonymousOwners } = await findOpenOwnership(db)
  const findings: Finding[] = []
  if (isAnonymousEnabled) {
    findings.push({
      name,
      problem: 'Visitors may sign up anonymously in the project internal.',
      advice:
        'With its admin key: PATCH /api/v1/internal/security-settings {"anonymous_enabled":false}.',
    })
  }
  if (anonymousOwners > 0) {
    findings.push({
      name,
      problem: `Anonymous users own projects, which they can no longer open: ${anonymousOwners}.`,
      advice:
        'Delete the projects, or with the server key of internal: PATCH /api/v1/users/ID {"is_anonymous":false}.',
    })
  }
  if (findings.length > 0) return findings
  const fact = isOpenToStrangers(config)
    ? 'every user of the project internal may create projects'
    : 'users with the permission create_projects may create projects'
  return [{ name, fact }]
}
