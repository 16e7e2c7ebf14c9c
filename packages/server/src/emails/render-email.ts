import type { EmailTemplateType, Language } from '@app/contract'
import { and, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/database'
import { emailTemplates } from '../db/schema/index'
import { defaultLanguage, directionOf } from '../lib/languages'
import type { EmailProject } from './mailer'
import { createNotice, isNotice, type NoticeType } from './notices/create-notice'
import { renderText } from './templates/block-text'
import type { BlockDocument } from './templates/blocks'
import { checkTemplate } from './templates/check-template'
import { defaultTemplates, type EmailTemplate } from './templates/default-templates'
import { fillDocument, fillSubject } from './templates/fill'
import { TemplateError } from './templates/template-syntax'
import { type EmailVariables, listSecrets, toEmailValues } from './templates/values'

/** Returns the template of a project: its own parts, falling back to the default. */
export async function findTemplate(
  db: Database,
  projectId: string,
  type: EmailTemplateType,
): Promise<EmailTemplate & { isDefault: boolean }> {
  const [custom] = await db
    .select()
    .from(emailTemplates)
    .where(and(eq(emailTemplates.projectId, projectId), eq(emailTemplates.type, type)))
  const fallback = defaultTemplates[type]
  return {
    subject: custom?.subject ?? fallback.subject,
    // A block document. Whether it is still valid is checked when rendering.
    content: (custom?.content as BlockDocument | null | undefined) ?? fallback.content,
    isDefault: !custom,
  }
}

/** A rendered email. */
export interface RenderedEmail {
  subject: string
  html: string
  text: string
  /** Codes and links in the email, which must not be stored in clear text. */
  secrets: string[]
}

/** An email before rendering. */
export interface UnrenderedEmail {
  type: EmailTemplateType | NoticeType
  variables: EmailVariables
  /** Language of a notice. Templates of projects have one language. @default 'en-US' */
  language?: Language
}

/** Dependencies of {@link renderEmail}. */
export interface RenderContext {
  db: Database
  log: Logger
}

/**
 * Renders an email of a project. If the stored template is no longer valid, the default is used and
 * a warning logged.
 */
export async function renderEmail(
  { db, log }: RenderContext,
  project: EmailProject,
  { type, variables: given, language = defaultLanguage }: UnrenderedEmail,
): Promise<RenderedEmail> {
  const variables = { ...given, projectDisplayName: project.displayName }
  if (isNotice(type)) {
    const notice = createNotice(type, language, variables)
    return renderTemplate(notice.template, notice.variables, language)
  }
  const { isDefault, ...template } = await findTemplate(db, project.id, type)
  if (isDefault) return renderTemplate(template, variables)
  try {
    checkTemplate(template)
    return await renderTemplate(template, variables)
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error
    const reason = error.message
    log.error({ project: project.id, template: type, reason }, 'email template replaced by default')
    return renderTemplate(defaultTemplates[type], variables)
  }
}

/** Renders a template with values. */
export async function renderTemplate(
  { subject: source, content }: EmailTemplate,
  variables: EmailVariables,
  language: Language = defaultLanguage,
): Promise<RenderedEmail> {
  const values = toEmailValues(variables, directionOf(language))
  // Loaded with the first email: it is half of what would be loaded at startup.
  const { renderHtml } = await import('./templates/block-html')
  const document = fillDocument(content, values)
  const subject = fillSubject(source, values)
  const html = await renderHtml(document, { title: subject, language })
  return { subject, html, text: renderText(document), secrets: listSecrets(values) }
}
