import { eq } from 'drizzle-orm'
import type { Config } from '../config/config'
import type { Database } from '../db/database'
import { projects } from '../db/schema/index'
import { requireAllMapped } from '../lib/total'
import type { Project } from '../projects/projects'

/** Returns whether refresh tokens of a project rotate. */
export function isRotating(
  { config }: { config: Pick<Config, 'refreshRotation'> },
  { refreshRotation }: Pick<Project, 'refreshRotation'>,
): boolean {
  return refreshRotation ?? config.refreshRotation
}

/** Changes of the session settings. Absent values remain unchanged. */
export interface SessionSettings {
  /** `null`: the default of the server. */
  refreshRotation?: boolean | null
  tokenClaimsEnabled?: boolean
}

/** Changes the session settings and returns the project. */
export async function updateSessionSettings(
  db: Database,
  projectId: string,
  { refreshRotation, tokenClaimsEnabled, ...rest }: SessionSettings,
): Promise<Project> {
  requireAllMapped(rest)
  const [project] = await db
    .update(projects)
    // An update without columns would be invalid SQL.
    .set({ id: projectId, refreshRotation, tokenClaimsEnabled })
    .where(eq(projects.id, projectId))
    .returning()
  if (!project) throw new Error('A project was deleted while it was changed.')
  return project
}
