import { fields } from '@app/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { projects } from '../../db/schema/index'
import { updateTemplate } from '../../emails/project-templates'
import { TextError } from '../../lib/errors'
import { updateProject } from '../../project-settings/changes'
import { updateSecuritySettings } from '../../project-settings/security-settings'
import type { ImportedProject } from './record'
import type { ImportTarget } from './target'

/** Makes a project that is to be filled from a file, unless it is there. */
export async function ensureProject(db: Database, projectId: string): Promise<void> {
  if (!fields.projectId.safeParse(projectId).success) {
    throw new TextError(400, `The id of a project is a v4 UUID in lower case, not ${projectId}.`)
  }
  await db.insert(projects).values({ id: projectId, displayName: 'Imported' }).onConflictDoNothing()
}

/** Takes the settings of a project over, as if its owner changed them. */
export async function applyProject(
  { db, secretBox, projectId }: ImportTarget,
  given: ImportedProject,
): Promise<void> {
  await db.transaction(async (tx) => {
    const project = await updateProject({ db: tx, secretBox }, projectId, given.settings)
    const besides = {
      anonymousEnabled: given.anonymous_enabled ?? project.anonymousEnabled,
      refreshRotation: given.refresh_token_rotation ?? project.refreshRotation,
    }
    await tx.update(projects).set(besides).where(eq(projects.id, projectId))
    if (given.security_settings) {
      await updateSecuritySettings(tx, projectId, given.security_settings)
    }
    for (const { type, subject, content } of given.email_templates ?? []) {
      await updateTemplate(tx, project, type, {
        subject: subject ?? undefined,
        content: content ?? undefined,
      })
    }
  })
}
