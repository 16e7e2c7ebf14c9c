import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { emailTemplates } from '../db/schema/index'
import { renderText } from './block-text'
import { type BlockDocument, blockDocument } from './blocks'
import {
  defaultTemplates,
  type MailTemplate,
  type MailType,
  type NoticeType,
  noticeTemplates,
} from './default-templates'
import type { MailProject } from './mailer'

/** The template of a project: its own parts over the default ones. */
export async function findTemplate(
  db: Database,
  projectId: string,
  type: MailType,
): Promise<MailTemplate & { isDefault: boolean }> {
  const [custom] = await db
    .select()
    .from(emailTemplates)
    .where(and(eq(emailTemplates.projectId, projectId), eq(emailTemplates.type, type)))
  const fallback = defaultTemplates[type]
  return {
    subject: custom?.subject ?? fallback.subject,
    // Checked when it was saved.
    content: (custom?.content as BlockDocument | null | undefined) ?? fallback.content,
    isDefault: !custom,
  }
}

function isNotice(type: MailType | NoticeType): type is NoticeType {
  return type in noticeTemplates
}

/** Renders a mail of a project for one person. */
export async function renderMail(
  db: Database,
  project: MailProject,
  type: MailType | NoticeType,
  variables: Record<string, string | undefined>,
): Promise<{ subject: string; html: string; text: string }> {
  // With the first mail: half of what the server would otherwise load before it can listen.
  const [{ renderHtml }, { fill, fillStrings }] = await Promise.all([
    import('./block-html'),
    import('./fill'),
  ])
  const template = isNotice(type) ? noticeTemplates[type] : await findTemplate(db, project.id, type)
  const all = { ...variables, projectDisplayName: project.displayName }
  const content = blockDocument.parse(fillStrings(template.content, all))
  // A subject is one line: names with line breaks must not reach the mail's headers.
  const subject = fill(template.subject, all).replace(/\s+/g, ' ').trim()
  return { subject, html: await renderHtml(content, subject), text: renderText(content) }
}
