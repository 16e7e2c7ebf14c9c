import type { Json, ResponseOf } from '@app/contract'
import type { EmailTemplateType, Language } from '@app/contract/lists'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'
import { done, failed, type Result } from '../lib/result'
import { requireAllMapped } from '../lib/total'
import { type EmailConfig, toSmtpBody } from '../projects/email-config'

/** An email template of the project. */
export interface AdminEmailTemplate {
  /** Type of the email. */
  readonly type: EmailTemplateType
  /** Subject line of the email. */
  readonly subject: string
  /**
   * A document of blocks, block id to `{ type, data }`, starting at `root`; or `{ html, text }`, a
   * template as HTML and plain text.
   */
  readonly content: Json
  /** Whether it is the default template of the service. */
  readonly isDefault: boolean
}

/** Changes to a template. Absent fields keep their value. */
export interface EmailTemplateUpdateOptions {
  /** Subject line of the email. */
  subject?: string | undefined
  /** A document of blocks, or `{ html, text }`; see {@link AdminEmailTemplate.content}. */
  content?: Exclude<Json, null> | undefined
}

/** Template to preview. Absent parts are taken from the template that is in use now. */
export interface EmailTemplatePreviewOptions extends EmailTemplateUpdateOptions {
  /** Language of the default email; templates of a project have one language. Default: English. */
  language?: Language | undefined
}

/** A template with example values. */
export interface EmailTemplatePreview {
  /** Subject line. */
  readonly subject: string
  /** HTML document; show it in an `iframe` with `sandbox`. */
  readonly html: string
  /** Plain text part. */
  readonly text: string
  /**
   * Sentences about anything that recipients would be missing, such as a part without the link or
   * code that the email is for.
   */
  readonly warnings: readonly string[]
}

/** Recipient and email server of a test email. */
export interface SendTestEmailOptions extends CallOptions {
  /** Email address of the recipient. */
  recipientEmail: string
  /** SMTP server to use. @default the one that sends the emails of the project */
  emailConfig?: EmailConfig | undefined
  /** Language of the email. @default the language of the browser, else English */
  language?: Language | undefined
}

/** Fetches the four templates. */
export async function fetchEmailTemplates({
  admin,
}: Scope<'admin'>): Promise<Fetched<AdminEmailTemplate[]>> {
  const { items } = await admin.send('GET /email-templates')
  return { wire: items, toValue: () => items.map(toEmailTemplate) }
}

function toEmailTemplate(wire: ResponseOf<'GET /email-templates/:type'>): AdminEmailTemplate {
  const { type, subject, content, is_default: isDefault, ...rest } = wire
  requireAllMapped(rest)
  return { type, subject, content, isDefault }
}

/** Updates a template. */
export async function updateEmailTemplate(
  { admin, reads }: Scope<'admin'>,
  type: EmailTemplateType,
  { subject, content }: EmailTemplateUpdateOptions,
  { signal }: CallOptions = {},
): Promise<void> {
  await admin.send('PATCH /email-templates/:type', {
    path: { type },
    body: { subject, content },
    signal,
  })
  await reads.invalidate('email-templates')
}

/** Renders a template with example values, without saving it. */
export async function previewEmailTemplate(
  { admin }: Scope<'admin'>,
  type: EmailTemplateType,
  { subject, content, language }: EmailTemplatePreviewOptions,
  { signal }: CallOptions = {},
): Promise<EmailTemplatePreview> {
  const wire = await admin.send('POST /internal/email-templates/:type/preview', {
    path: { type },
    body: { subject, content, language },
    signal,
  })
  const { subject: filled, html, text, warnings, ...rest } = wire
  requireAllMapped(rest)
  return { subject: filled, html, text, warnings }
}

/** Resets a template to the default. */
export async function resetEmailTemplate(
  { admin, reads }: Scope<'admin'>,
  type: EmailTemplateType,
  { signal }: CallOptions = {},
): Promise<void> {
  await admin.send('DELETE /email-templates/:type', { path: { type }, signal })
  await reads.invalidate('email-templates')
}

/** Sends a test email through an SMTP server. */
export async function sendTestEmail(
  { admin, reads }: Scope<'admin'>,
  { recipientEmail, emailConfig, language, signal }: SendTestEmailOptions,
): Promise<Result<undefined, { errorMessage: string }>> {
  const {
    success,
    error_message: errorMessage = 'The email could not be sent.',
    // Without a mail server in development, the list of sent emails has it with its content.
    is_in_outbox: _isInOutbox,
    ...rest
  } = await admin.send('POST /internal/send-test-email', {
    body: {
      recipient_email: recipientEmail,
      email_config: emailConfig && toSmtpBody(emailConfig),
      language,
    },
    signal,
  })
  requireAllMapped(rest)
  await reads.invalidate('sent-emails')
  return success ? done : failed({ errorMessage })
}
