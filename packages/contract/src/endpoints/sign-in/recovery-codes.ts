import { z } from 'zod'
import { anyAccess, endpoint } from '../../schema/endpoint'

/** Recovery codes of the signed-in user. Each replaces the authenticator app in one sign-in. */
export const recoveryCodeEndpoints = {
  'GET /users/me/recovery-codes': endpoint({
    access: anyAccess,
    response: z.object({
      /** Number of unused codes, 0 to 10. */
      remaining: z.number(),
      /** Creation time of the current codes; null if there are none. */
      created_at_millis: z.number().nullable(),
    }),
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  }),
  /**
   * Creates ten codes and invalidates all earlier ones. Text with status 400 without two-factor
   * authentication.
   */
  'POST /users/me/recovery-codes': endpoint({
    access: anyAccess,
    refusesImpersonation: true,
    status: 201,
    response: z.object({
      /** Ten codes of the form `XXXXX-XXXXX`, shown only once. */
      codes: z.array(z.string()),
    }),
    errors: ['RECENT_SIGN_IN_REQUIRED', 'CANNOT_GET_OWN_USER_WITHOUT_USER'],
  }),
}
