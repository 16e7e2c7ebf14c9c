import type { EmailTemplateType, Json, RequestOf } from '@app/contract'
import type { Database } from '../db/database'
import type { MailServer } from '../emails/mailer'
import { previewTemplate } from '../emails/preview-template'
import { requireOwnServer, resetTemplate, updateTemplate } from '../emails/project-templates'
import { findTemplate, listTemplates } from '../emails/render-email'
import { findSentEmail, listSentEmails, type SentEmail } from '../emails/sent-emails'
import { renderTestEmail } from '../emails/test-email'
import { TextError } from '../http/errors/text-error'
import type { Handlers } from '../http/handlers'
import { limit } from '../http/limited'
import { auditSettings } from '../import-export/audit-settings'
import { matchLanguage } from '../lib/languages'
import { requireAllMapped } from '../lib/total'

type Template = Awaited<ReturnType<typeof findTemplate>>

function toWire(type: EmailTemplateType, { subject, content, isDefault }: Template) {
  // A document of blocks was parsed from JSON.
  return { type, subject, content: content as Json, is_default: isDefault }
}

function toChanges(body: RequestOf<'PATCH /email-templates/:type', 'admin'>['body']) {
  const { subject, content, ...rest } = body
  requireAllMapped(rest)
  return { subject, content }
}

/** Number of emails in a list without pages. */
const latest = 100

function toWireEmail({ id, type, subject, sentAt, recipients, senderConfig, error }: SentEmail) {
  return {
    id,
    type,
    subject,
    sent_at_millis: sentAt.getTime(),
    to: recipients,
    sender_config: senderConfig,
    error,
  }
}

type SmtpConfig = NonNullable<
  RequestOf<'POST /internal/send-test-email', 'admin'>['body']['email_config']
>

function toMailServer({ sender_name, sender_email, ...server }: SmtpConfig): MailServer {
  return { ...server, senderName: sender_name, senderEmail: sender_email }
}

export const emailHandlers = {
  'GET /email-templates': async (_, { db, caller }) => {
    const templates = await listTemplates(db, caller.project.id)
    const items = templates.map(({ type, ...template }) => toWire(type, template))
    return { items, is_paginated: false }
  },

  'GET /email-templates/:type': async ({ path: { type } }, { db, caller }) =>
    toWire(type, await findTemplate(db, caller.project.id, type)),

  'PATCH /email-templates/:type': async ({ path: { type }, body }, context) => {
    const { project } = context.caller
    requireOwnServer(context.config, project.encryptedEmailConfig !== null)
    const changes = toChanges(body)
    const change = (tx: Database) => updateTemplate(tx, project, type, changes)
    return toWire(type, await auditSettings(context, project.id, change))
  },

  'POST /internal/email-templates/:type/preview': async ({ path: { type }, body }, context) => {
    const { project } = context.caller
    const { subject, html, text, warnings } = await previewTemplate(context, project, type, body)
    return { subject, html, text, warnings }
  },

  'DELETE /email-templates/:type': async ({ path: { type } }, context) => {
    const { id } = context.caller.project
    if (!(await auditSettings(context, id, (tx) => resetTemplate(tx, id, type)))) {
      throw new TextError(404, 'This template is not customized.')
    }
    return { success: true }
  },

  'GET /internal/emails': async ({ query }, { replica, caller }) => {
    const { query: text, limit, type, status, cursor } = query
    const { emails, nextCursor } = await replica.read((db) =>
      listSentEmails(db, caller.project.id, {
        text,
        type,
        status,
        cursor,
        limit: limit ?? latest,
      }),
    )
    const items = emails.map(toWireEmail)
    if (limit === undefined) return { items, is_paginated: false }
    return { items, is_paginated: true, pagination: { next_cursor: nextCursor } }
  },

  'GET /internal/emails/:id': async ({ path: { id } }, { replica, caller }) => {
    const email = await replica.read((db) => findSentEmail(db, caller.project.id, id))
    if (!email) throw new TextError(404, 'No email with this id was sent in the last 90 days.')
    return { ...toWireEmail(email), html: email.html, text: email.text }
  },

  'POST /internal/send-test-email': async ({ body }, context) => {
    const { caller, config, mailer, headers } = context
    const { recipient_email, email_config: given, language, ...rest } = body
    requireAllMapped(rest)
    // The mail server may be the operator's, and the recipient may be anyone.
    if (!given) await limit(context, 'mail', { recipient: recipient_email })
    const email = await renderTestEmail({ config }, caller.project, {
      to: recipient_email,
      // By default the language of the owner, who requests the email in a browser.
      language: language ?? matchLanguage(headers.get('accept-language')),
    })
    const failure = await (given
      ? mailer.sendTest(email, toMailServer(given))
      : mailer.trySend(email))
    if (failure) return { success: false, error_message: failure.message }
    const hasServer = given ?? caller.project.encryptedEmailConfig ?? config.smtpUrl
    return { success: true, ...(!hasServer && { is_in_outbox: true as const }) }
  },
} satisfies Partial<Handlers>
