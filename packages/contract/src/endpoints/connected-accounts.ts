import { z } from 'zod'
import { anyAccess, endpoint } from '../schema/endpoint'
import { listOf, success, text, userIdOrMe } from '../schema/fields'
import { sizes } from '../schema/sizes'

/** An access token of the provider, valid for at least five more minutes. */
export const providerAccessToken = z.object({ access_token: z.string() })

/** Known errors of requesting a provider's access token. */
export const accessTokenErrors = [
  'CANNOT_GET_OWN_USER_WITHOUT_USER',
  'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
  'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS',
  'OAUTH_CONNECTION_NOT_CONNECTED_TO_USER',
  'OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE',
] as const

/** Accounts that users connected at identity providers. */
export const connectedAccountEndpoints = {
  'POST /connected-accounts/:user_id/:provider_id/access-token': endpoint({
    access: anyAccess,
    refusesImpersonation: true,
    path: z.strictObject({ user_id: userIdOrMe, provider_id: text(sizes.externalId) }),
    body: z.strictObject({
      /** Scopes that the token must have, separated by spaces. */
      scope: text(sizes.scope).optional(),
    }),
    status: 201,
    response: providerAccessToken,
    errors: accessTokenErrors,
  }),
  /** The connected accounts of the signed-in user. Not in Stack Auth. */
  'GET /users/me/connected-accounts': endpoint({
    access: anyAccess,
    response: listOf(
      z.object({
        provider_id: z.string(),
        /** Id of the account at the provider. */
        account_id: z.string(),
        /** Address of the account when it was connected; null if the provider sent none. */
        email: z.string().nullable(),
      }),
    ),
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  }),
  /** Disconnects an account and deletes its tokens. Not in Stack Auth. */
  'DELETE /users/me/connected-accounts/:provider_id': endpoint({
    access: anyAccess,
    refusesImpersonation: true,
    user: true,
    path: z.strictObject({ provider_id: text(sizes.externalId) }),
    // Not in the path, which is logged: for some providers it is an email address.
    query: z.strictObject({ account_id: text(sizes.externalId) }),
    response: success,
    errors: ['RECENT_SIGN_IN_REQUIRED', 'LAST_SIGN_IN_METHOD'],
  }),
}
