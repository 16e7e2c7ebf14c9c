import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { emailTemplates } from '../db/schema/index'
import { TextError } from '../errors'
import { blockDocument } from '../mail/blocks'
import type { MailType } from '../mail/default-templates'
import { findTemplate } from '../mail/render-mail'
import type { Project } from './projects'

/** Changes a mail of a project; what is left out stays as it was. */
export async function updateTemplate(
  db: Database,
  project: Project,
  type: MailType,
  { subject, content }: { subject?: string; content?: unknown },
) {
  if (!project.emailConfigSealed) {
    throw new TextError(
      400,
      'Templates can be changed once the project has an e-mail server of its own.',
    )
  }
  const checked = content === undefined ? undefined : blockDocument.safeParse(content)
  if (checked?.success === false) {
    const problems = checked.error.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    )
    throw new TextError(400, `The content is not a valid block document: ${problems.join('; ')}`)
  }
  const values = { subject, content: checked?.data }
  const hasChanges = Object.values(values).some((value) => value !== undefined)
  await db
    .insert(emailTemplates)
    .values({ projectId: project.id, type, ...values })
    .onConflictDoUpdate({
      target: [emailTemplates.projectId, emailTemplates.type],
      set: hasChanges ? values : { type },
    })
  return findTemplate(db, project.id, type)
}

/** Goes back to the default mail. Says whether there was a custom one. */
export async function resetTemplate(
  db: Database,
  projectId: string,
  type: MailType,
): Promise<boolean> {
  const deleted = await db
    .delete(emailTemplates)
    .where(and(eq(emailTemplates.projectId, projectId), eq(emailTemplates.type, type)))
    .returning()
  return deleted.length > 0
}
