import type { Json } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { AdminScope } from '../context/server-scope'
import type { CallOptions } from '../lib/call-options'
import { done, failed, type Result } from '../lib/result'
import { type EmailConfig, toSmtpBody } from '../projects/admin-project'

/** The four mails the service sends. */
export type EmailTemplateType =
  | 'email_verification'
  | 'password_reset'
  | 'magic_link'
  | 'team_invitation'

/** What a mail of the project says. */
export interface AdminEmailTemplate {
  readonly type: EmailTemplateType
  readonly subject: string
  /** A document of blocks: block id to `{ type, data }`, beginning at `root`. */
  readonly content: unknown
  /** Whether it is the one of the service. */
  readonly isDefault: boolean
}

/** What can be changed about a template. Absent or `undefined` means: leave as it is. */
export interface EmailTemplateUpdateOptions {
  subject?: string
  content?: unknown
}

/** A mail the service sent for the project, or tried to. */
export interface AdminSentEmail {
  readonly id: string
  readonly to: readonly string[]
  /** The first of `to`, `''` when there is none. */
  readonly recipient: string
  readonly subject: string
  readonly sentAt: Date
  /** What went wrong; absent when nothing did. */
  readonly error?: unknown
}

/** Whom to send a test mail, and by which server. */
export interface SendTestEmailOptions extends CallOptions {
  recipientEmail: string
  emailConfig: EmailConfig
}

/** Fetches the four templates. */
export async function fetchEmailTemplates({
  admin,
}: AdminScope): Promise<Fetched<AdminEmailTemplate[]>> {
  const { items } = await admin.send('GET /email-templates')
  return {
    wire: items,
    toValue: () =>
      items.map(({ type, subject, content, is_default }) => ({
        type,
        subject,
        content,
        isDefault: is_default,
      })),
  }
}

/** Changes a template. */
export async function updateEmailTemplate(
  { admin, reads }: AdminScope,
  type: EmailTemplateType,
  { subject, content }: EmailTemplateUpdateOptions,
  { signal }: CallOptions = {},
): Promise<void> {
  await admin.send('PATCH /email-templates/:type', {
    path: { type },
    // What a caller passes is turned into JSON when it is sent.
    body: { subject, content: content as Exclude<Json, null> | undefined },
    signal,
  })
  await reads.outdate('email-templates')
}

/** Goes back to the template of the service. */
export async function resetEmailTemplate(
  { admin, reads }: AdminScope,
  type: EmailTemplateType,
  { signal }: CallOptions = {},
): Promise<void> {
  await admin.send('DELETE /email-templates/:type', { path: { type }, signal })
  await reads.outdate('email-templates')
}

/** Fetches the newest hundred mails, newest first. */
export async function fetchSentEmails({ admin }: AdminScope): Promise<Fetched<AdminSentEmail[]>> {
  const { items } = await admin.send('GET /internal/emails')
  return {
    wire: items,
    toValue: () =>
      items.map(({ id, to, subject, sent_at_millis, error }) => ({
        id,
        to,
        recipient: to[0] ?? '',
        subject,
        sentAt: new Date(sent_at_millis),
        ...(error !== null && { error }),
      })),
  }
}

/** Tries an SMTP server out. */
export async function sendTestEmail(
  { admin, reads }: AdminScope,
  { recipientEmail, emailConfig, signal }: SendTestEmailOptions,
): Promise<Result<undefined, { errorMessage: string }>> {
  const { success, error_message } = await admin.send('POST /internal/send-test-email', {
    body: { recipient_email: recipientEmail, email_config: toSmtpBody(emailConfig) },
    signal,
  })
  await reads.outdate('sent-emails')
  return success ? done : failed({ errorMessage: error_message ?? 'The mail could not be sent.' })
}
