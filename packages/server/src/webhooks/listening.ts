import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { webhookEndpoints } from '../db/schema/index'

/** Condition of the endpoints of a project that events of a type are sent to. */
export function isListening(projectId: string | SQL, type: string | SQL): SQL | undefined {
  const { eventTypes } = webhookEndpoints
  return and(
    eq(webhookEndpoints.projectId, projectId),
    webhookEndpoints.isEnabled,
    isNull(webhookEndpoints.pausedAt),
    or(isNull(eventTypes), sql`${type} = any(${eventTypes})`),
  )
}
