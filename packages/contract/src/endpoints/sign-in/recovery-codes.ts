import { z } from 'zod'
import { anyAccess, endpoint } from '../../schema/endpoint'

/**
 * Recovery codes of the signed-in user, beside contract/http.md: each completes one sign-in in place of
 * the authenticator app.
 */
export const recoveryCodeEndpoints = {
  'GET /users/me/recovery-codes': endpoint({
    access: anyAccess,
    response: z.object({
      /** Codes that are not used yet: 0 to 10. */
      remaining: z.number(),
      /** Time at which the present codes were made; null: there are none. */
      created_at_millis: z.number().nullable(),
    }),
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  }),
  /** Makes ten new codes in place of all earlier ones. A text 400 without a second factor. */
  'POST /users/me/recovery-codes': endpoint({
    access: anyAccess,
    status: 201,
    response: z.object({
      /** Ten codes of the form `XXXXX-XXXXX`, which are not shown again. */
      codes: z.array(z.string()),
    }),
    errors: ['RECENT_SIGN_IN_REQUIRED', 'CANNOT_GET_OWN_USER_WITHOUT_USER'],
  }),
}
