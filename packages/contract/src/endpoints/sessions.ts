import { z } from 'zod'
import { anyAccess, endpoint, serverAccess } from '../schema/endpoint'
import { flag, lifetimeMillis, listOf, success, text, userIdOrMe, uuid } from '../schema/fields'
import { sizes } from '../schema/sizes'

/**
 * A new session: its access token (a JWT valid for ten minutes), its refresh token and the id of
 * the user.
 */
export const signedIn = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user_id: z.string(),
})

/** A new session, and whether its user was created. */
export const signedInOrUp = signedIn.extend({ is_new_user: z.boolean() })

const session = z.object({
  id: z.string(),
  user_id: z.string(),
  /** Milliseconds since the epoch, like `last_used_at`. */
  created_at: z.number(),
  is_impersonation: z.boolean(),
  last_used_at: z.number().optional(),
  is_current_session: z.boolean(),
  /** Browser and operating system of the sign-in. Not in Stack Auth. */
  browser: z.string().optional(),
  /** The camelCase names inside are part of the wire format. */
  last_used_at_end_user_ip_info: z
    .object({
      ip: z.string(),
      countryCode: z.string().nullish(),
      regionCode: z.string().nullish(),
      cityName: z.string().nullish(),
      latitude: z.number().nullish(),
      longitude: z.number().nullish(),
      tzIdentifier: z.string().nullish(),
    })
    .optional(),
})

/** Sessions of users. */
export const sessionEndpoints = {
  'GET /auth/sessions': endpoint({
    access: anyAccess,
    query: z.strictObject({ user_id: userIdOrMe }),
    response: listOf(session),
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  }),
  'POST /auth/sessions': endpoint({
    access: serverAccess,
    body: z.strictObject({
      user_id: userIdOrMe,
      /** At most 367 days. Default: 365 days, or what the service is configured for. */
      expires_in_millis: lifetimeMillis(31_708_800_000).optional(),
      is_impersonation: flag.optional(),
    }),
    response: z.object({ refresh_token: z.string(), access_token: z.string() }),
    errors: ['USER_ID_DOES_NOT_EXIST', 'USER_BANNED', 'CANNOT_GET_OWN_USER_WITHOUT_USER'],
  }),
  'DELETE /auth/sessions/current': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    response: success,
    errors: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'],
  }),
  'POST /auth/sessions/current/refresh': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    headers: z.object({ 'x-stack-refresh-token': text(sizes.token) }),
    response: z.object({ access_token: z.string() }),
    errors: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'],
  }),
  /**
   * Re-authenticates the current session with a new session of the same user, which this call
   * revokes.
   */
  'POST /auth/sessions/current/reauthenticate': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    user: true,
    body: z.strictObject({ refresh_token: text(sizes.token) }),
    response: success,
    errors: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'],
  }),
  'DELETE /auth/sessions/:id': endpoint({
    access: anyAccess,
    path: z.strictObject({ id: uuid }),
    /** Ignored; optional because some published clients leave it out. */
    query: z.strictObject({ user_id: userIdOrMe.optional() }),
    response: success,
    errors: ['CANNOT_DELETE_CURRENT_SESSION', 'CANNOT_GET_OWN_USER_WITHOUT_USER'],
  }),
}
