import { type EmailTemplateType, emailTemplateTypes, type Language } from '@app/contract'
import { and, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type Config, isOpenToStrangers } from '../config/config'
import type { Database } from '../db/database'
import { emailTemplates } from '../db/schema/index'
import { toDeviceName } from '../lib/device-name'
import { defaultLanguage, directionOf } from '../lib/languages'
import type { Project } from '../projects/projects'
import { createNotice, isNotice, type NoticeType } from './notices/create-notice'
import { renderText } from './templates/block-text'
import type { BlockDocument } from './templates/blocks'
import {
  type BlockTemplate,
  defaultTemplates,
  type EmailTemplate,
  isHtmlContent,
  localizedTemplate,
  withFooter,
} from './templates/default-templates'
import type { EmailTheme } from './templates/email-colors'
import { fillDocument, fillSubject } from './templates/fill'
import { TemplateError } from './templates/template-syntax'
import { type EmailVariables, listSecrets, toEmailValues, toText } from './templates/values'

/** A template of a project: its own parts, falling back to the default. */
interface ProjectTemplate extends EmailTemplate {
  isDefault: boolean
}

/** Returns a template of a project. */
export async function findTemplate(
  db: Database,
  projectId: string,
  type: EmailTemplateType,
): Promise<ProjectTemplate> {
  const [custom] = await db
    .select()
    .from(emailTemplates)
    .where(and(eq(emailTemplates.projectId, projectId), eq(emailTemplates.type, type)))
  return toTemplate(type, custom)
}

/** Lists the templates of a project. One statement, because they may change between two. */
export async function listTemplates(
  db: Database,
  projectId: string,
): Promise<(ProjectTemplate & { type: EmailTemplateType })[]> {
  const customs = await db
    .select()
    .from(emailTemplates)
    .where(eq(emailTemplates.projectId, projectId))
  return emailTemplateTypes.map((type) => {
    const custom = customs.find((row) => row.type === type)
    return { type, ...toTemplate(type, custom) }
  })
}

function toTemplate(
  type: EmailTemplateType,
  custom: typeof emailTemplates.$inferSelect | undefined,
): ProjectTemplate {
  const fallback = defaultTemplates[type]
  return {
    subject: custom?.subject ?? fallback.subject,
    // A block document or HTML. Whether it is still valid is checked when rendering.
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
  /** Address that default emails and notices name at their end. */
  recipient: string
  type: EmailTemplateType | NoticeType
  variables: EmailVariables
  /** Language of notices and default emails. Templates of projects have one language. @default 'en-US' */
  language?: Language
}

/** The project of an email, with its settings of emails. */
export type RenderedProject = Pick<
  Project,
  'id' | 'displayName' | 'emailLogoUrl' | 'emailThemeColor' | 'encryptedEmailConfig'
>

/** Dependencies of {@link renderEmail}. */
export interface RenderContext {
  config: Pick<Config, 'production' | 'projectCreation'>
  db: Database
  log: Pick<Logger, 'error'>
}

/**
 * Renders an email of a project. If the stored template is no longer valid, the default is used and
 * a warning logged.
 */
export async function renderEmail(
  { config, db, log }: RenderContext,
  project: RenderedProject,
  { type, variables: given, language = defaultLanguage, recipient }: UnrenderedEmail,
): Promise<RenderedEmail> {
  const variables = { ...given, projectDisplayName: project.displayName }
  const design = { ...toDesign(config, project, language), recipient }
  if (isNotice(type)) {
    const notice = createNotice(type, language, variables)
    return renderDefault(notice.template, notice.variables, design)
  }
  const renderLocalized = () =>
    renderDefault(localizedTemplate(type, language, variables), variables, design)
  const { isDefault, ...template } = await findTemplate(db, project.id, type)
  if (isDefault) return renderLocalized()
  try {
    const { checkTemplate } = await import('./templates/check-template')
    checkTemplate(template)
    return await renderTemplate(template, variables)
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error
    const reason = error.message
    log.error({ project: project.id, template: type, reason }, 'email template replaced by default')
    return renderLocalized()
  }
}

/** Language and theme of a default email. */
interface EmailDesign {
  language: Language
  theme: EmailTheme
}

/** The same, with the address that the email names at its end. */
interface Addressed extends EmailDesign {
  recipient: string
}

/** Returns the design of a project's default emails. */
export function toDesign(
  config: RenderContext['config'],
  project: RenderedProject,
  language: Language = defaultLanguage,
): EmailDesign {
  return {
    language,
    theme: { logoUrl: toLogoUrl(config, project), color: project.emailThemeColor },
  }
}

/**
 * Returns the logo in emails. Where any user may create projects, emails from the operator show none:
 * it could be that of a bank.
 */
function toLogoUrl(
  config: RenderContext['config'],
  { emailLogoUrl, encryptedEmailConfig }: RenderedProject,
): string | null {
  return encryptedEmailConfig === null && isOpenToStrangers(config) ? null : emailLogoUrl
}

/** Renders a template of a project, which has its own colors. */
export async function renderTemplate(
  { subject: source, content }: EmailTemplate,
  variables: EmailVariables,
): Promise<RenderedEmail> {
  const values = toEmailValues(variables)
  const subject = fillSubject(source, values)
  const secrets = listSecrets(values)
  if (isHtmlContent(content)) {
    const { fillHtml, fillPlainText } = await import('./templates/html-template')
    const [html, text] = [fillHtml(content.html, values), fillPlainText(content.text, values)]
    return { subject, html, text, secrets }
  }
  // Loaded with the first email: it is half of what would be loaded at startup.
  const { renderHtml } = await import('./templates/block-html')
  const document = fillDocument(content, values)
  const html = await renderHtml(document, { title: subject, language: defaultLanguage })
  return { subject, html, text: renderText(document), secrets }
}

/** Renders a default email or notice in the design of the pages. */
export async function renderDefault(
  { subject: source, content }: BlockTemplate,
  { browser, ...variables }: EmailVariables,
  { language, theme, recipient }: Addressed,
): Promise<RenderedEmail> {
  const readable = {
    ...variables,
    recipient,
    browser: browser && toDeviceName(browser, language),
  }
  const values = toEmailValues(readable, directionOf(language))
  const { renderEmailLayout } = await import('./templates/email-layout')
  const document = fillDocument(withFooter(content, language), values)
  const subject = fillSubject(source, values)
  const name = values.get('projectDisplayName')
  const projectName = name ? toText(name) : ''
  const html = await renderEmailLayout(document, { title: subject, language, projectName, theme })
  return { subject, html, text: renderText(document), secrets: listSecrets(values) }
}
