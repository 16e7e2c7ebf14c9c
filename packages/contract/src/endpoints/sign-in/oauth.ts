import { z } from 'zod'
import { anyAccess, endpoint, redirect, signUpHookErrors } from '../../schema/endpoint'
import { acceptedTermsVersion, flag, sized, text, url } from '../../schema/fields'
import { sizes } from '../../schema/sizes'
import { accessTokenErrors, providerAccessToken } from '../connected-accounts'

const providerPath = z.strictObject({ provider_id: text(sizes.externalId) })

/** Parameters of RFC 6749 section 4.1.2, and additional ones of providers. */
const providerResponse = sized(
  z.looseObject({
    state: text(sizes.oauthState).optional(),
    code: text(sizes.providerCode).optional(),
    error: text(sizes.externalId).optional(),
  }),
  sizes.openForm,
)

const callbackErrors = [
  'NOT_ALLOWED_DURING_IMPERSONATION',
  'RECENT_SIGN_IN_REQUIRED',
  'OUTER_OAUTH_TIMEOUT',
  'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
  'OAUTH_PROVIDER_ACCESS_DENIED',
  'REDIRECT_URL_NOT_WHITELISTED',
  'USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION',
  'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
  'SIGN_UP_NOT_ENABLED',
  'EMAIL_DOMAIN_NOT_ALLOWED',
  'TERMS_NOT_ACCEPTED',
  ...signUpHookErrors,
  'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
] as const

const issued = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Nominal lifetime in seconds; the token's `exp` claim is authoritative. */
  expires_in: z.number(),
  scope: z.literal('legacy'),
})

/** Sign-in with identity providers, and the token endpoint. */
export const oauthEndpoints = {
  /** Opened by browser navigation, so credentials are query parameters. */
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
      /** Access token of the user; required for `type: 'link'`. */
      token: text(sizes.accessToken).optional(),
      /** Additional provider scopes, separated by spaces. */
      provider_scope: text(sizes.scope).optional(),
      /** Earlier name of `error_redirect_uri`, which takes precedence. */
      error_redirect_url: url.optional(),
      error_redirect_uri: url.optional(),
      /** Returned with the tokens. */
      after_callback_redirect_url: text(sizes.url).optional(),
      /** For the user that the sign-in may create. Stored by the service until the callback. */
      accepted_terms_version: acceptedTermsVersion,
    }),
    response: redirect,
    errors: [
      'INVALID_OAUTH_CLIENT_ID_OR_SECRET',
      'INVALID_PUBLISHABLE_CLIENT_KEY',
      'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
      'UNPARSABLE_ACCESS_TOKEN',
      'ACCESS_TOKEN_EXPIRED',
      'EMAIL_VERIFICATION_REQUIRED',
      'OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS',
    ],
  }),
  /** Redirect URI for providers, which may add parameters of their own. */
  'GET /auth/oauth/callback/:provider_id': endpoint({
    access: 'none',
    path: providerPath,
    query: providerResponse,
    response: redirect,
    errors: callbackErrors,
  }),
  /** The same for providers that respond with a form (`response_mode=form_post`). */
  'POST /auth/oauth/callback/:provider_id': endpoint({
    access: 'none',
    path: providerPath,
    maxBodyBytes: sizes.openBody,
    body: providerResponse,
    // With 307 the browser would post the form to the app (RFC 9700 section 4.12).
    status: 303,
    response: redirect,
    errors: callbackErrors,
  }),
  /**
   * OAuth token endpoint (RFC 6749 section 3.2), form or JSON, without `X-Stack-*` headers. Unknown
   * fields are ignored; a missing field of the grant results in an error of RFC 6749 section 5.2.
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
         * Keeps the refresh token even if the project rotates them, for callers that cannot store a
         * new one.
         */
        keep_refresh_token: flag.optional(),
        code: text(sizes.token).optional(),
        redirect_uri: text(sizes.url).optional(),
        code_verifier: text(sizes.token).optional(),
      }),
      sizes.openForm,
    ),
    response: issued.extend({
      /** With the grant `refresh_token`, only present if the project rotates refresh tokens. */
      refresh_token: z.string().optional(),
      /** The following four are only present with the grant `authorization_code`. */
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
      'USER_BANNED',
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
