import { z } from 'zod'
import { adminAccess, endpoint } from '../schema/endpoint'
import { dateMillis, number, numberCursor, pageOf, uuid } from '../schema/fields'
import { securityEventTypes } from '../schema/lists'

const type = z.enum(securityEventTypes)

/** A user as the log names them; null if there is none, or the account was deleted. */
const namedUser = z
  .object({ display_name: z.string().nullable(), primary_email: z.string().nullable() })
  .nullable()

const securityEvent = z.object({
  id: z.string(),
  type,
  /** The user the event is about; null if unknown, or for events of the whole project. */
  user_id: z.string().nullable(),
  user: namedUser,
  /** The owner that `details.owner_id` names. */
  owner: namedUser,
  actor: z.object({
    /** Access type of the key that was used; `operator` is the command line of the service. */
    access: z.enum(['client', 'server', 'admin', 'operator']),
    /** The signed-in user, if any. */
    user_id: z.string().nullable(),
    user: namedUser,
    /** User of the project `internal` whose session it was; null for keys and users. */
    owner_id: z.string().nullable(),
    owner: namedUser,
    /** IP address of the client, as far as trusted proxies report it. */
    address: z.string().nullable(),
  }),
  details: z.record(z.string(), z.union([z.string(), z.boolean()])),
  created_at_millis: z.number(),
})

/** The security log of a project. Entries are kept for 90 days. */
export const securityEventEndpoints = {
  /** Newest first. */
  'GET /internal/security-events': endpoint({
    access: adminAccess,
    query: z.strictObject({
      type: type.optional(),
      user_id: uuid.optional(),
      /** Only events at this time or later. */
      since_millis: dateMillis.optional(),
      /** Only events before this time. */
      until_millis: dateMillis.optional(),
      /** Default: 100. */
      limit: number.pipe(z.number().int().min(1).max(1000)).optional(),
      cursor: numberCursor.optional(),
    }),
    response: pageOf(securityEvent),
    errors: [],
  }),
}
