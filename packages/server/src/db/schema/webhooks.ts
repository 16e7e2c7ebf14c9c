import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { givenJson, moment } from './columns'
import { projects } from './projects'

const projectId = () =>
  text('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' })

/** Webhook endpoints of projects. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: projectId(),
    url: text('url').notNull(),
    description: text('description').notNull(),
    /** Null: all types. */
    eventTypes: text('event_types').array(),
    /** Set by the owner. */
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** Time when the service stopped sending after continuous failures. */
    pausedAt: moment('paused_at'),
    /** First failure since the last success. */
    failingSince: moment('failing_since'),
    encryptedSecret: text('secret_sealed').notNull(),
    /** Also used for signing until the time in the next column. */
    encryptedPreviousSecret: text('previous_secret_sealed'),
    previousSecretUntil: moment('previous_secret_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('webhook_endpoints_project').on(table.projectId, table.createdAt)],
)

/** Events sent to one or more endpoints. Kept for a while, so that they can be sent again. */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: projectId(),
    type: text('type').notNull(),
    data: givenJson('data').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('webhook_messages_project').on(table.projectId, table.createdAt)],
)

/** Deliveries of a message to an endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => webhookMessages.id, { onDelete: 'cascade' }),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhook_deliveries_endpoint').on(table.endpointId, table.createdAt),
    index('webhook_deliveries_message').on(table.messageId),
  ],
)

/** Attempts of a delivery. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** HTTP status of the response. Null if there was none. */
    status: integer('status'),
    error: text('error'),
    durationMs: integer('duration_ms').notNull(),
  },
  (table) => [index('webhook_attempts_delivery').on(table.deliveryId, table.createdAt)],
)
