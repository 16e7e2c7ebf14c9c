import { z } from 'zod'
import { anyAccess, endpoint } from '../../schema/endpoint'
import { lifetimeMillis, success, text } from '../../schema/fields'
import { sizes } from '../../schema/sizes'

/** CLI sign-in: a program waits while its user confirms in the browser (similar to RFC 8628). */
export const cliEndpoints = {
  'POST /auth/cli': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z
      .strictObject({
        /** At most 24 hours. Default: two hours. */
        expires_in_millis: lifetimeMillis(86_400_000).optional(),
      })
      .optional(),
    response: z.object({
      /** Stays with the command-line program. */
      polling_code: z.string(),
      /** Part of the link that the user opens. */
      login_code: z.string(),
      /** ISO 8601. */
      expires_at: z.string(),
    }),
    errors: [],
  }),
  /** Responds with 201 and the refresh token once, after the user confirmed; otherwise with 200. */
  'POST /auth/cli/poll': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z.strictObject({ polling_code: text(sizes.token) }),
    response: z.object({
      status: z.enum(['waiting', 'success', 'expired', 'used']),
      refresh_token: z.string().optional(),
    }),
    errors: ['INVALID_POLLING_CODE'],
  }),
  /**
   * Details of a pending sign-in, for the page that confirms it. Text with status 400 for any other
   * code.
   */
  'POST /auth/cli/complete/details': endpoint({
    access: anyAccess,
    body: z.strictObject({ login_code: text(sizes.token) }),
    response: z.object({
      /** Time at which the program started it; `null` if not recorded. */
      started_at_millis: z.number().nullable(),
      /** IP address of the program, as far as trusted proxies report it. */
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
