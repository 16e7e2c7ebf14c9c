import type { EmailTemplateType } from '@app/contract'
import { and, eq } from 'drizzle-orm'
import { type Config, isOpenToStrangers } from '../config/config'
import type { Database } from '../db/database'
import { emailTemplates } from '../db/schema/index'
import { invalidInput } from '../lib/errors'
import type { Project } from '../projects/projects'
import { findTemplate } from './render-email'
import type { EmailTemplate } from './templates/default-templates'
import { TemplateError } from './templates/template-syntax'
import { requireKnownVariables } from './templates/template-variables'

/** Changes an email template of a project. Absent parts remain unchanged. */
export async function updateTemplate(
  db: Database,
  project: Project,
  type: EmailTemplateType,
  { subject, content }: { subject?: string; content?: unknown },
) {
  const current = await findTemplate(db, project.id, type)
  const checked = await toChecked(type, { subject, content }, current)
  const values = { subject, content: content === undefined ? undefined : checked.content }
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

/**
 * Checks a template of which some parts change.
 *
 * @throws {DomainError} with the reason if it cannot be rendered, or a new part has an unknown variable.
 */
export async function toChecked(
  type: EmailTemplateType,
  changes: { subject?: string; content?: unknown },
  current: EmailTemplate,
): Promise<EmailTemplate> {
  // Loaded on demand, as few processes check templates: it parses HTML.
  const { checkTemplate } = await import('./templates/check-template')
  const { subject = current.subject, content = current.content } = changes
  try {
    const checked = checkTemplate({ subject, content })
    requireKnownVariables(type, changes)
    return checked
  } catch (error) {
    if (error instanceof TemplateError) throw invalidInput(error.message)
    throw error
  }
}

/**
 * Requires a mail server of the project for texts of its own, where any user may create projects:
 * strangers must not write emails that come from the operator.
 */
export function requireOwnServer(
  config: Pick<Config, 'production' | 'projectCreation'>,
  hasOwnServer: boolean,
): void {
  if (hasOwnServer || !isOpenToStrangers(config)) return
  throw invalidInput('To change templates, configure a mail server for the project first.')
}

/** Resets a template to the default. Returns whether there was a custom one. */
export async function resetTemplate(
  db: Database,
  projectId: string,
  type: EmailTemplateType,
): Promise<boolean> {
  const deleted = await db
    .delete(emailTemplates)
    .where(and(eq(emailTemplates.projectId, projectId), eq(emailTemplates.type, type)))
    .returning()
  return deleted.length > 0
}
