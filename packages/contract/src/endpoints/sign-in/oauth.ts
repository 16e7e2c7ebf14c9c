import { z } from 'zod'
import { anyAccess, endpoint, redirect } from '../../schema/endpoint'
import { flag, sized, text, url } from '../../schema/fields'
import { sizes } from '../../schema/sizes'
import { accessTokenErrors, providerAccessToken } from '../connected-accounts'

const providerPath = z.strictObject({ provider_id: text(sizes.externalId) })

/** Parameters of RFC 6749 section 4.1.2, and those that providers add. */
const providerResponse = sized(
  z.looseObject({
    state: text(sizes.oauthState).optional(),
    code: text(sizes.providerCode).optional(),
    error: text(sizes.externalId).optional(),
  }),
  sizes.openForm,
)

const callbackErrors = [
  'RECENT_SIGN_IN_REQUIRED',
  'OUTER_OAUTH_TIMEOUT',
  'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
  'OAUTH_PROVIDER_ACCESS_DENIED',
  'REDIRECT_URL_NOT_WHITELISTED',
  'USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION',
  'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
  'SIGN_UP_NOT_ENABLED',
  'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
] as const

const issued = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Nominal lifetime in seconds; the token's own `exp` is what counts. */
  expires_in: z.number(),
  scope: z.literal('legacy'),
})

/** @see contract/http.md section 7.6 */
export const oauthEndpoints = {
  /** A navigation of the browser, so credentials travel in the query. */
  'GET /auth/oauth/authorize/:provider_id': endpoint({
    access: 'none',
    path: providerPath,
    query: z.strictObject({
      /** The project id. */
      client_id: text(sizes.externalId),
      /** A publishable client key of the project. */
      client_secret: text(sizes.token),
      redirect_uri: url,
      scope: text(sizes.scope),
      state: text(sizes.oauthState),
      grant_type: z.literal('authorization_code'),
      code_challenge: text(sizes.token),
      code_challenge_method: text(sizes.word),
      response_type: text(sizes.word),
      type: z.enum(['authenticate', 'link']).optional(),
      /** Access token of the user; needed to link. */
      token: text(sizes.accessToken).optional(),
      /** Extra scopes of the provider, separated by spaces. */
      provider_scope: text(sizes.scope).optional(),
      /** Older name of `error_redirect_uri`, which wins when both are given. */
      error_redirect_url: url.optional(),
      error_redirect_uri: url.optional(),
      /** Handed back with the tokens. */
      after_callback_redirect_url: text(sizes.url).optional(),
    }),
    response: redirect,
    errors: [
      'INVALID_OAUTH_CLIENT_ID_OR_SECRET',
      'INVALID_PUBLISHABLE_CLIENT_KEY',
      'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
      'UNPARSABLE_ACCESS_TOKEN',
      'ACCESS_TOKEN_EXPIRED',
      'OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS',
    ],
  }),
  /** Where providers send the browser back to. They add parameters of their own. */
  'GET /auth/oauth/callback/:provider_id': endpoint({
    access: 'none',
    path: providerPath,
    query: providerResponse,
    response: redirect,
    errors: callbackErrors,
  }),
  /** The same for providers that answer with a form (`response_mode=form_post`). */
  'POST /auth/oauth/callback/:provider_id': endpoint({
    access: 'none',
    path: providerPath,
    maxBodyBytes: sizes.openBody,
    body: providerResponse,
    // A 307 would have the browser post the form to the app (RFC 9700 section 4.12).
    status: 303,
    response: redirect,
    errors: callbackErrors,
  }),
  /**
   * RFC 6749 token endpoint, form or JSON, without any `X-Stack-*` header. Extra fields are
   * ignored; a missing field of the grant is answered in the form of RFC 6749 section 5.2.
   */
  'POST /auth/oauth/token': endpoint({
    access: 'none',
    maxBodyBytes: sizes.openBody,
    body: sized(
      z.looseObject({
        grant_type: z.enum(['authorization_code', 'refresh_token']),
        /** The project id. */
        client_id: text(sizes.externalId).optional(),
        /** A publishable client key of the project. */
        client_secret: text(sizes.token).optional(),
        scope: text(sizes.scope).optional(),
        refresh_token: text(sizes.token).optional(),
        /**
         * The refresh token stays as it is, though the project has them replaced: who asks could not keep a
         * new one. Not in contract/http.md, like the token that replaces.
         */
        keep_refresh_token: flag.optional(),
        code: text(sizes.token).optional(),
        redirect_uri: text(sizes.url).optional(),
        code_verifier: text(sizes.token).optional(),
      }),
      sizes.openForm,
    ),
    response: issued.extend({
      /** With the grant `refresh_token` only where a project has refresh tokens replaced. */
      refresh_token: z.string().optional(),
      /** These four only with the grant `authorization_code`. */
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
  /** Deprecated alias of `POST /connected-accounts/me/:provider_id/access-token`. */
  'POST /auth/oauth/connected-accounts/:provider_id/access-token': endpoint({
    access: anyAccess,
    path: providerPath,
    body: z.strictObject({ scope: text(sizes.scope).optional() }),
    status: 201,
    response: providerAccessToken,
    errors: accessTokenErrors,
  }),
}
