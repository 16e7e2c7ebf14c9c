import { z } from 'zod'
import { adminAccess, endpoint } from '../schema/endpoint'
import { success, text, uuid } from '../schema/fields'
import { sizes } from '../schema/sizes'

const lane = text(sizes.word).pipe(z.enum(['mail', 'webhook', 'clean-up', 'interrupted']))

const errors = ['EXPECTED_INTERNAL_PROJECT'] as const

/** Work that is done later, for operators: admins of the project `internal`. */
export const jobEndpoints = {
  'GET /internal/jobs': endpoint({
    access: adminAccess,
    response: z.object({
      lanes: z.array(
        z.object({
          lane,
          /** To be done as soon as somebody gets to it, or later. */
          waiting: z.number(),
          /** Failed, and to be tried again. */
          retrying: z.number(),
          active: z.number(),
          failed: z.number(),
        }),
      ),
      /** Failed for good: the newest hundred. */
      failed: z.array(
        z.object({
          id: z.string(),
          lane,
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
  /** Lets a failed job begin again; 404 when there is none. */
  'POST /internal/jobs/:lane/:id/retry': endpoint({
    access: adminAccess,
    path: z.strictObject({ lane, id: uuid }),
    body: z.strictObject({}),
    response: success,
    errors,
  }),
}
