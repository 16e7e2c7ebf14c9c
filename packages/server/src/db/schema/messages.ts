import { isNotNull } from 'drizzle-orm'
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

/** Every try to send a mail. The body is kept only by the development outbox. */
export const sentEmails = pgTable(
  'sent_emails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: projectId(),
    sentAt: moment('sent_at').notNull().defaultNow(),
    sender: text('sender').notNull(),
    recipients: text('recipients').array().notNull(),
    subject: text('subject').notNull(),
    html: text('html'),
    text: text('text'),
    /** Wire form, without the password. */
    senderConfig: jsonb('sender_config').notNull(),
    error: jsonb('error'),
  },
  (table) => [
    index('sent_emails_project').on(table.projectId, table.sentAt),
    index('sent_emails_outbox').on(table.sentAt, table.id).where(isNotNull(table.html)),
  ],
)

/** Mail templates a project has changed. */
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

/** What webhooks have yet to tell, written with the change it tells of and deleted once told. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The order in which things happened; several may at one moment. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    projectId: projectId(),
    type: text('type').notNull(),
    data: givenJson('data').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** In the future: somebody is telling it just now, or failed to. */
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('webhook_events_position').on(table.position),
    index('webhook_events_project').on(table.projectId),
    index('webhook_events_next_try').on(table.nextTryAt),
  ],
)

/** Counters of the rate limiter; the columns are the library's. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
