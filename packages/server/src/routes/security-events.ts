import type { Handlers } from '../http/handlers'
import { listSecurityEvents } from '../security-events/security-events'

/** Default number of events per page. */
const defaultLimit = 100

function toDate(millis: number | undefined): Date | undefined {
  return millis === undefined ? undefined : new Date(millis)
}

/** @see docs/decisions/116-security-events-in-the-transaction.md */
export const securityEventHandlers = {
  'GET /internal/security-events': async ({ query }, { replica, caller }) => {
    const { items, nextCursor } = await replica.read((db) =>
      listSecurityEvents(db, caller.project.id, {
        type: query.type,
        userId: query.user_id,
        since: toDate(query.since_millis),
        until: toDate(query.until_millis),
        limit: query.limit ?? defaultLimit,
        cursor: query.cursor,
      }),
    )
    return { items, is_paginated: true, pagination: { next_cursor: nextCursor } }
  },
} satisfies Partial<Handlers>
