import { z } from 'zod'
import { anyAccess, endpoint } from '../../schema/endpoint'
import { lifetimeMillis, success, text } from '../../schema/fields'
import { sizes } from '../../schema/sizes'

/** @see contract/http.md section 7.7 */
export const cliEndpoints = {
  'POST /auth/cli': endpoint({
    access: anyAccess,
    body: z
      .strictObject({
        /** At most 24 hours; absent: two hours. */
        expires_in_millis: lifetimeMillis(86_400_000).optional(),
      })
      .optional(),
    response: z.object({
      /** Stays with the command line program. */
      polling_code: z.string(),
      /** Goes into the link the user opens. */
      login_code: z.string(),
      /** ISO 8601. */
      expires_at: z.string(),
    }),
    errors: [],
  }),
  /** Answers 201 when the sign-in succeeded, once, with the refresh token; else 200. */
  'POST /auth/cli/poll': endpoint({
    access: anyAccess,
    body: z.strictObject({ polling_code: text(sizes.token) }),
    response: z.object({
      status: z.enum(['waiting', 'success', 'expired', 'used']),
      refresh_token: z.string().optional(),
    }),
    errors: ['INVALID_POLLING_CODE'],
  }),
  /** A sign-in that waits for its user, for the page where they confirm it; text 400 for any other. */
  'POST /auth/cli/complete/details': endpoint({
    access: anyAccess,
    body: z.strictObject({ login_code: text(sizes.token) }),
    response: z.object({
      /** When the program began it. `null` when that was not noted. */
      started_at_millis: z.number().nullable(),
      /** Address the program asked from, as far as trusted proxies say. */
      address: z.string().nullable(),
    }),
    errors: [],
  }),
  'POST /auth/cli/complete': endpoint({
    access: anyAccess,
    body: z.strictObject({ login_code: text(sizes.token), refresh_token: text(sizes.token) }),
    response: success,
    errors: [],
  }),
}
