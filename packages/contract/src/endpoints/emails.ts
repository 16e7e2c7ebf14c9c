import { z } from 'zod'
import { adminAccess, endpoint } from '../schema/endpoint'
import {
  anyJson,
  email,
  json,
  listOf,
  listOrPageOf,
  number,
  success,
  text,
  uuid,
  uuidCursor,
} from '../schema/fields'
import { emailTemplateTypes, languages, sentEmailTypes } from '../schema/lists'
import { sizes } from '../schema/sizes'
import { smtpConfig } from './projects/projects'

const emailTemplateType = z.enum(emailTemplateTypes)

const template = z.object({
  type: emailTemplateType,
  subject: z.string(),
  /**
   * A document of blocks, block id to `{ type, data }`, starting at `root`; or `{ html, text }`, a
   * template as HTML and plain text.
   */
  content: json(sizes.emailContent),
  is_default: z.boolean(),
})

const sentEmail = z.object({
  id: z.string(),
  /** Null for emails that were sent before types were recorded. Not in Stack Auth. */
  type: z.enum(sentEmailTypes).nullable(),
  subject: z.string(),
  sent_at_millis: z.number(),
  to: z.array(z.string()),
  sender_config: z.object({
    type: z.enum(['shared', 'standard']),
    host: z.string(),
    port: z.number(),
    username: z.string(),
    sender_name: z.string(),
    sender_email: z.string(),
  }),
  /** Null on success, otherwise an object with at least `errorType`, `canRetry` and `message`. */
  error: anyJson,
})

const templatePath = z.strictObject({ type: emailTemplateType })

const changes = {
  subject: text(sizes.emailSubject).optional(),
  content: json(sizes.emailContent)
    .refine((value) => value !== null, 'must not be null')
    .optional(),
}

/** Email templates, sent emails and test emails of a project. */
export const emailEndpoints = {
  'GET /email-templates': endpoint({
    access: adminAccess,
    response: listOf(template),
    errors: [],
  }),
  'GET /email-templates/:type': endpoint({
    access: adminAccess,
    path: templatePath,
    response: template,
    errors: [],
  }),
  'PATCH /email-templates/:type': endpoint({
    access: adminAccess,
    path: templatePath,
    maxBodyBytes: sizes.largeBody,
    body: z.strictObject(changes),
    response: template,
    errors: [],
  }),
  'POST /internal/email-templates/:type/preview': endpoint({
    access: adminAccess,
    path: templatePath,
    maxBodyBytes: sizes.largeBody,
    /** Absent parts are those that are sent now. */
    body: z.strictObject({
      ...changes,
      /** Of the default email; other templates have one language. */
      language: z.enum(languages).optional(),
    }),
    response: z.object({
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      /** Sentences for the owner: the link or code that the email is for is missing. */
      warnings: z.array(z.string()),
    }),
    errors: [],
  }),
  'DELETE /email-templates/:type': endpoint({
    access: adminAccess,
    path: templatePath,
    response: success,
    errors: [],
  }),
  /** Newest first. Stack Auth has no parameters. */
  'GET /internal/emails': endpoint({
    access: adminAccess,
    query: z.strictObject({
      /** Part of the address of a recipient. */
      query: text(sizes.search).optional(),
      type: z.enum(sentEmailTypes).optional(),
      status: z.enum(['sent', 'failed']).optional(),
      /** Absent: the latest 100, without a cursor. */
      limit: number.pipe(z.number().int().min(1).max(100)).optional(),
      cursor: uuidCursor.optional(),
    }),
    response: listOrPageOf(sentEmail),
    errors: [],
  }),
  /** Not in Stack Auth. */
  'GET /internal/emails/:id': endpoint({
    access: adminAccess,
    path: z.strictObject({ id: uuid }),
    response: sentEmail.extend({
      /** Null unless the email is in the development outbox: content has codes, so it is not kept. */
      html: z.string().nullable(),
      text: z.string().nullable(),
    }),
    errors: [],
  }),
  'POST /internal/send-test-email': endpoint({
    access: adminAccess,
    body: z.strictObject({
      recipient_email: email,
      /** Absent: as the project sends its emails. Not optional in Stack Auth. */
      email_config: z.strictObject(smtpConfig).optional(),
      /** Absent: the one that the browser asks for, else English. Not in Stack Auth. */
      language: z.enum(languages).optional(),
    }),
    response: z.object({
      success: z.boolean(),
      /** States the type of failure. */
      error_message: z.string().optional(),
      /** Nothing was sent, because no mail server is configured in development. Not in Stack Auth. */
      is_in_outbox: z.literal(true).optional(),
    }),
    errors: [],
  }),
}
