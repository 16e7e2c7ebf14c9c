import type { Language } from '@app/contract'
import { defaultLanguage } from '../lib/languages'
import type { EmailMessage } from './mailer'
import { noticeTexts } from './notices/notice-languages'
import { type RenderContext, type RenderedProject, renderDefault, toDesign } from './render-email'
import { emailDocument, heading, paragraph } from './templates/default-templates'

/** Recipient and language of a test email. */
interface TestEmailOptions {
  to: string
  /** @default 'en-US' */
  language?: Language | null
}

/** Renders an email that shows that a mail server works, in the design of the others. */
export async function renderTestEmail(
  { config }: Pick<RenderContext, 'config'>,
  project: RenderedProject,
  { to, language }: TestEmailOptions,
): Promise<EmailMessage> {
  const design = toDesign(config, project, language ?? defaultLanguage)
  const { title, text: body } = noticeTexts[design.language].testEmail
  const { subject, html, text } = await renderDefault(
    { subject: title, content: emailDocument({ title: heading(title), text: paragraph(body) }) },
    { projectDisplayName: project.displayName },
    { ...design, recipient: to },
  )
  return { project, type: 'test', to, subject, html, text }
}
