import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../db/database'
import { projects } from '../db/schema/index'
import { invalidInput } from '../lib/errors'
import type { Project } from '../projects/projects'
import type { Audit } from '../security-events/security-events'

/**
 * Enables or disables test mode.
 *
 * @returns Whether it changed.
 * @throws {DomainError} if limits may not be relaxed for the project.
 */
export async function setTestProject(
  db: Database,
  { id }: Project,
  { isTestProject, audit }: { isTestProject: boolean; audit: Audit },
): Promise<boolean> {
  if (isTestProject && id === 'internal') {
    throw invalidInput('The project internal protects all others and cannot be a test project.')
  }
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(projects)
      .set({ isTestProject })
      .where(and(eq(projects.id, id), ne(projects.isTestProject, isTestProject)))
      .returning()
    if (!changed) return false
    requireOneMode(changed)
    const type = isTestProject ? 'test_mode.enabled' : 'test_mode.disabled'
    await audit(tx, { type, projectId: id, userId: null })
    return true
  })
}

/** @throws {DomainError} if a project would be both in production and in test mode. */
export function requireOneMode({ isTestProject, isProductionMode }: Project): void {
  if (!isTestProject || !isProductionMode) return
  throw invalidInput('A project cannot be in production mode and in test mode. Disable one first.')
}

/** Lists the ids of projects in test mode. */
export async function listTestProjects(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.isTestProject, true))
  return rows.map(({ id }) => id)
}
