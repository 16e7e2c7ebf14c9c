import { z } from 'zod'
import { endpoint } from '../endpoint'
import { text } from '../fields'

const issued = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Nominal lifetime in seconds; the token's own `exp` is what counts. */
  expires_in: z.number(),
  scope: z.literal('legacy'),
})

/** @see contract/http.md section 7.6 */
export const oauthEndpoints = {
  /**
   * RFC 6749 token endpoint, form or JSON, without any `X-Stack-*` header. Extra fields are
   * ignored; a missing field of the grant is answered in the form of RFC 6749 section 5.2.
   */
  'POST /auth/oauth/token': endpoint({
    access: 'none',
    body: z.looseObject({
      grant_type: z.literal('refresh_token'),
      /** The project id. */
      client_id: text.optional(),
      /** A publishable client key of the project. */
      client_secret: text.optional(),
      scope: text.optional(),
      refresh_token: text.optional(),
      code: text.optional(),
      redirect_uri: text.optional(),
      code_verifier: text.optional(),
    }),
    response: issued.extend({
      /** These five only with the grant `authorization_code`. */
      refresh_token: z.string().optional(),
      is_new_user: z.boolean().optional(),
      after_callback_redirect_url: z.string().nullable().optional(),
      /** Deprecated duplicates. */
      newUser: z.boolean().optional(),
      afterCallbackRedirectUrl: z.string().nullable().optional(),
    }),
    errors: [
      'INVALID_OAUTH_CLIENT_ID_OR_SECRET',
      'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
      'INVALID_AUTHORIZATION_CODE',
      'REDIRECT_URL_NOT_WHITELISTED',
      'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
    ],
  }),
}
