import { z } from 'zod'
import { anyAccess, endpoint } from '../endpoint'
import { success } from '../fields'

/**
 * A new session: an access token (a JWT of ten minutes), the refresh token that renews it, and the
 * id of the user.
 *
 * @see contract/http.md section 5.5
 */
export const signedIn = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user_id: z.string(),
})

/** @see contract/http.md section 7.8 */
export const sessionEndpoints = {
  'DELETE /auth/sessions/current': endpoint({
    access: anyAccess,
    response: success,
    errors: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'],
  }),
  'POST /auth/sessions/current/refresh': endpoint({
    access: anyAccess,
    headers: z.object({ 'x-stack-refresh-token': z.string() }),
    response: z.object({ access_token: z.string() }),
    errors: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'],
  }),
}
