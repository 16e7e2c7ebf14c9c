import { type Config, isOpenToStrangers } from '../../config/config'
import type { Database } from '../../db/database'
import { findOpenOwnership } from '../../project-settings/creation'
import type { Finding } from './finding'

/** Checks which users may own projects in production. */
export async function checkOwnership(db: Database, config: Config): Promise<Finding[]> {
  if (!config.production) return []
  const name = 'ownership'
  const { isAnonymousEnabled, anonymousOwners } = await findOpenOwnership(db)
  const findings: Finding[] = []
  if (isAnonymousEnabled) {
    findings.push({
      name,
      problem: 'The project internal allows anonymous sign-up.',
      advice:
        'With its admin key: PATCH /api/v1/internal/security-settings {"anonymous_enabled":false}.',
    })
  }
  if (anonymousOwners > 0) {
    findings.push({
      name,
      problem: `Anonymous users own projects, but no longer have access to them: ${anonymousOwners}.`,
      advice:
        'Delete the projects, or with the server key of internal: PATCH /api/v1/users/ID {"is_anonymous":false}.',
    })
  }
  if (findings.length > 0) return findings
  const fact = isOpenToStrangers(config)
    ? 'all users of the project internal can create projects'
    : 'users with the permission create_projects can create projects'
  return [{ name, fact }]
}
