import { z } from 'zod'
import { endpoint } from '../endpoint'
import { text } from '../fields'

/** @see contract/http.md section 7.6 */
export const oauthEndpoints = {
  /**
   * RFC 6749 token endpoint, form or JSON, without any `X-Stack-*` header. Extra fields are
   * ignored; a missing `refresh_token` is answered in the form of RFC 6749 section 5.2.
   */
  'POST /auth/oauth/token': endpoint({
    access: 'none',
    body: z.looseObject({
      grant_type: z.literal('refresh_token'),
      refresh_token: text.optional(),
      /** The project id. */
      client_id: text.optional(),
      /** A publishable client key of the project. */
      client_secret: text.optional(),
      scope: text.optional(),
    }),
    response: z.object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      /** Nominal lifetime in seconds; the token's own `exp` is what counts. */
      expires_in: z.number(),
      scope: z.literal('legacy'),
    }),
    errors: ['INVALID_OAUTH_CLIENT_ID_OR_SECRET', 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'],
  }),
}
