import { and, eq } from 'drizzle-orm'
import Handlebars from 'handlebars'
import type { Database } from '../db/client'
import { emailTemplates } from '../db/schema/index'
import { renderText } from './block-text'
import { type BlockDocument, blockDocument } from './blocks'
import { defaultTemplates, type MailTemplate, type MailType } from './default-templates'
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

/** Renders a mail of a project for one person. */
export async function renderMail(
  db: Database,
  project: MailProject,
  type: MailType,
  variables: Record<string, string | undefined>,
): Promise<{ subject: string; html: string; text: string }> {
  // With the first mail: half of what the server would otherwise load before it can listen.
  const { renderHtml } = await import('./block-html')
  const template = await findTemplate(db, project.id, type)
  const all = { ...variables, projectDisplayName: project.displayName }
  const content = blockDocument.parse(fillStrings(template.content, all))
  return {
    // A subject is one line: names with line breaks must not reach the mail's headers.
    subject: fill(template.subject, all).replace(/\s+/g, ' ').trim(),
    html: await renderHtml(content),
    text: renderText(content),
  }
}

/** Without HTML escaping: texts are escaped once, when they become HTML. */
function fill(source: string, variables: object): string {
  try {
    return Handlebars.compile(source, { noEscape: true })(variables)
  } catch {
    // A string that does not compile is used as it is (contract/http.md section 10.4).
    return source
  }
}

function fillStrings(value: unknown, variables: object): unknown {
  if (typeof value === 'string') return fill(value, variables)
  if (Array.isArray(value)) return value.map((item) => fillStrings(item, variables))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillStrings(item, variables)]),
  )
}
