import { z } from 'zod'
import { adminAccess, endpoint } from '../schema/endpoint'
import { json, number, text } from '../schema/fields'
import { sizes } from '../schema/sizes'
import { userServer } from './users'

const dailyActivity = z.array(z.object({ date: z.iso.date(), activity: z.number() }))

/** Endpoints of the service as a whole. */
export const serviceEndpoints = {
  /** Greeting at the API root, as text. Query parameters are refused. */
  'GET /': endpoint({
    access: 'none',
    query: z.strictObject({}),
    response: z.string(),
    errors: [],
  }),
  'POST /webhooks/svix-token': endpoint({
    access: adminAccess,
    body: z.strictObject({}),
    status: 201,
    response: z.object({ token: z.string() }),
    errors: [],
  }),
  'GET /internal/metrics': endpoint({
    access: adminAccess,
    query: z.strictObject({
      /** Default: 31. Not in Stack Auth. */
      days: number.pipe(z.number().int().min(1).max(180)).optional(),
    }),
    response: z.object({
      total_users: z.number(),
      /** UTC days, today last; days without activity included. */
      daily_users: dailyActivity,
      daily_active_users: dailyActivity,
      /** ISO 3166 country code to number of users. */
      users_by_country: z.record(z.string(), z.number()),
      recently_registered: z.array(userServer),
      recently_active: z.array(userServer),
      login_methods: z.array(z.object({ method: z.string(), count: z.number() })),
    }),
    errors: [],
  }),
  /** Responds with a text that says the feature is not supported yet. */
  'POST /check-feature-support': endpoint({
    access: 'none',
    maxBodyBytes: sizes.openBody,
    body: json(sizes.openForm).optional(),
    response: z.string(),
    errors: [],
  }),
  'POST /check-version': endpoint({
    access: 'none',
    maxBodyBytes: sizes.openBody,
    body: z.strictObject({ clientVersion: text(sizes.word) }),
    response: z.object({
      upToDate: z.boolean(),
      error: z.string().optional(),
      severe: z.boolean().optional(),
    }),
    errors: [],
  }),
}
