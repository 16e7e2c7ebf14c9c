import { z } from 'zod'
import { adminAccess, endpoint } from '../schema/endpoint'
import { success, text, uuid } from '../schema/fields'
import { sizes } from '../schema/sizes'

const queue = text(sizes.word).pipe(z.enum(['mail', 'webhook', 'clean-up', 'interrupted']))

const errors = ['EXPECTED_INTERNAL_PROJECT'] as const

/** Background jobs of the service, for operators: admins of the project `internal`. */
export const jobEndpoints = {
  'GET /internal/jobs': endpoint({
    access: adminAccess,
    response: z.object({
      queues: z.array(
        z.object({
          queue,
          /** Ready, or scheduled for later. */
          waiting: z.number(),
          /** Failed, and scheduled for another attempt. */
          retrying: z.number(),
          active: z.number(),
          failed: z.number(),
        }),
      ),
      /** Failed permanently: the newest 100. */
      failed: z.array(
        z.object({
          id: z.string(),
          queue,
          kind: z.string(),
          tries: z.number(),
          reason: z.string(),
          created_at_millis: z.number(),
          failed_at_millis: z.number(),
        }),
      ),
    }),
    errors,
  }),
  /** Restarts a failed job. 404 if there is none with this id. */
  'POST /internal/jobs/:queue/:id/retry': endpoint({
    access: adminAccess,
    path: z.strictObject({ queue, id: uuid }),
    body: z.strictObject({}),
    response: success,
    errors,
  }),
}
