import type { Json, ResponseOf, SentEmailType } from '@app/contract'
import { isNotNull, sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { givenJson, moment } from './columns'
import { projects } from './projects'

const projectId = () =>
  text('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' })

type SenderConfig = ResponseOf<'GET /internal/emails'>['items'][number]['sender_config']

/** Attempts to send an email. Only the development outbox stores the body. */
export const sentEmails = pgTable(
  'sent_emails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: projectId(),
    sentAt: moment('sent_at').notNull().defaultNow(),
    sender: text('sender').notNull(),
    recipients: text('recipients').array().notNull(),
    subject: text('subject').notNull(),
    /** Template, notice or `test`; null for emails sent before this was recorded. */
    type: text('type').$type<SentEmailType>(),
    html: text('html'),
    text: text('text'),
    /** As on the wire, without the password. */
    senderConfig: jsonb('sender_config').$type<SenderConfig>().notNull(),
    error: jsonb('error').$type<Json>(),
  },
  (table) => [
    index('sent_emails_project').on(table.projectId, table.sentAt),
    index('sent_emails_recipient_search').using(
      'gin',
      sql`search_keys(${table.projectId}, (${table.recipients}[1]))`,
    ),
    index('sent_emails_outbox').on(table.sentAt, table.id).where(isNotNull(table.html)),
  ],
)

/** Email templates customized by a project. */
export const emailTemplates = pgTable(
  'email_templates',
  {
    projectId: projectId(),
    type: text('type').notNull(),
    subject: text('subject'),
    content: givenJson('content'),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.type] })],
)

/**
 * Webhook events that are not sent yet. Written in the transaction of the change and deleted once
 * sent.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Order of the events; several may have the same timestamp. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    projectId: projectId(),
    type: text('type').notNull(),
    data: givenJson('data').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** In the future while a process is sending the event or after a failure. */
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('webhook_events_queue').on(table.projectId, table.position),
    index('webhook_events_next_try').on(table.nextTryAt),
  ],
)

/** Counters of the rate limiter. The library defines the columns. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
