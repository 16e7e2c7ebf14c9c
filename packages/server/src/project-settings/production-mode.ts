import {
  listAddedProductionModeErrors,
  type ProductionModeSettings,
} from '@app/contract/production-mode'
import type { Database } from '../db/database'
import { invalidInput } from '../lib/errors'
import { findProject, listTrustedDomains, type Project } from '../projects/projects'

/**
 * Changes a project, unless the change adds problems that prevent production mode. Must run in a
 * transaction, which the error rolls back.
 */
export async function requireProductionMode(
  tx: Database,
  projectId: string,
  change: () => Promise<Project>,
): Promise<Project> {
  const project = await findProject(tx, projectId)
  const before = project && (await readModeSettings(tx, project))
  const changed = await change()
  const problems = listAddedProductionModeErrors(before, await readModeSettings(tx, changed))
  if (problems.length === 0) return changed
  throw invalidInput(`Production mode is not possible: ${problems.join('; ')}.`)
}

async function readModeSettings(
  db: Database,
  { id, isProductionMode, allowLocalhost }: Project,
): Promise<ProductionModeSettings> {
  const domains = await listTrustedDomains(db, id)
  return { isProductionMode, config: { allowLocalhost, domains } }
}
