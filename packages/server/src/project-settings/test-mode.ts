import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../db/database'
import { projects } from '../db/schema/index'
import { TextError } from '../lib/errors'
import type { Project } from '../projects/projects'
import type { Audit } from '../security-events/security-events'

/**
 * Marks a project as one for tests, or no longer.
 *
 * @returns Whether that changed it.
 * @throws {TextError} when the project is not one that limits may be relaxed for.
 */
export async function setTestProject(
  db: Database,
  { id }: Project,
  { isTestProject, audit }: { isTestProject: boolean; audit: Audit },
): Promise<boolean> {
  if (isTestProject && id === 'internal') {
    throw new TextError(400, 'The project internal guards all others: it cannot be for tests.')
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

/** @throws {TextError} when a project is to be both in production and for tests. */
export function requireOneMode({ isTestProject, isProductionMode }: Project): void {
  if (!isTestProject || !isProductionMode) return
  throw new TextError(
    400,
    'A project cannot be in production mode and a test project: end one before the other.',
  )
}

/** Ids of the test projects. */
export async function listTestProjects(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.isTestProject, true))
  return rows.map(({ id }) => id)
}
