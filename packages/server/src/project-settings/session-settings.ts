import { eq } from 'drizzle-orm'
import type { Config } from '../config/config'
import type { Database } from '../db/database'
import { projects } from '../db/schema/index'
import type { Project } from '../projects/projects'

/** Whether the refresh tokens of a project are replaced as they are used. */
export function isRotating(
  { config }: { config: Pick<Config, 'refreshRotation'> },
  { refreshRotation }: Pick<Project, 'refreshRotation'>,
): boolean {
  return refreshRotation ?? config.refreshRotation
}

/** How sessions of a project go, as its owners change it. */
export interface SessionSettings {
  /** `null`: as the server has it. */
  refreshRotation?: boolean | null
}

/** Changes how sessions of a project go, and answers how they go then. */
export async function updateSessionSettings(
  db: Database,
  projectId: string,
  settings: SessionSettings,
): Promise<Pick<Project, 'refreshRotation'>> {
  const [project] = await db
    .update(projects)
    .set(settings)
    .where(eq(projects.id, projectId))
    .returning({ refreshRotation: projects.refreshRotation })
  if (!project) throw new Error('A project was deleted while it was changed.')
  return project
}
