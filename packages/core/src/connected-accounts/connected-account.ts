import { present } from '../cache/present'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { KnownError } from '../errors/known-error'
import { loadKnownError } from '../errors/load-known-error'
import { UsageError } from '../errors/usage-error'
import type { CallOptions } from '../lib/call-options'
import { loadOAuth } from '../sign-in/oauth/load-oauth'

/** A connection of a user. */
export interface Connection {
  /** Id of the provider. */
  readonly id: string
}

/** Account of a user at a provider. */
export interface OAuthConnection extends Connection {
  /**
   * Fetches an access token of the provider, valid for a few minutes. Fetch it again instead of
   * storing it.
   */
  getAccessToken(options?: CallOptions): Promise<{ accessToken: string }>
}

/** Options of `getConnectedAccount`. */
export interface ConnectedAccountOptions extends CallOptions {
  /**
   * `'redirect'` goes to the provider to connect an account and returns to this page; `'throw'`
   * throws `KnownErrors.OAuthConnectionNotConnectedToUser` or
   * `KnownErrors.OAuthConnectionDoesNotHaveRequiredScope`.
   *
   * @default 'return-null'
   */
  or?: 'redirect' | 'throw' | 'return-null' | undefined
  /** Required scopes of the access token, as named by the provider. @default [] */
  scopes?: readonly string[] | undefined
}

/** Options of `linkConnectedAccount`. */
export interface LinkConnectedAccountOptions extends CallOptions {
  /** Scopes to request, as named by the provider. @default those of a sign-in */
  scopes?: readonly string[] | undefined
}

/** Redirects to a provider to connect an account, then returns to this page. */
export async function linkConnectedAccount(
  { context, session }: Scope<'session'>,
  provider: string,
  { scopes = [], signal }: LinkConnectedAccountOptions = {},
): Promise<void> {
  const { connectAccount } = await loadOAuth()
  return connectAccount(context, session, provider, { scopes, signal })
}

/** Fetches a connected account and applies `or`. */
export async function fetchConnectedAccount(
  scope: Scope<'userId'>,
  provider: string,
  { or, scopes = [] }: ConnectedAccountOptions,
): Promise<Fetched<OAuthConnection | null>> {
  const result = await tryAccessToken(scope, provider, scopes)
  if (result.status === 'ok') {
    return { wire: provider, toValue: () => toConnection(scope, provider, scopes) }
  }
  const error = await toMissingAccount(scope, provider, result.error)
  const isMissing =
    error.errorCode === 'OAUTH_CONNECTION_NOT_CONNECTED_TO_USER' ||
    error.errorCode === 'OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE'
  if (!isMissing || or === 'throw') throw error
  if (or !== 'redirect') return { wire: null, toValue: () => null }
  // With shared keys, the service refuses to connect an account with scopes: better to fail here
  // than on the error page.
  if (error !== result.error && scopes.length > 0) throw result.error
  const { session } = scope
  if (!session) throw new UsageError("or: 'redirect' requires a signed-in user on a page.")
  await linkConnectedAccount({ ...scope, session }, provider, { scopes })
  // Reached when the browser returns to this page from its back/forward cache.
  throw error
}

/**
 * Returns the error for a user without an account at the provider in place of the one about shared keys, which the
 * service sends first.
 */
async function toMissingAccount(
  { http, server, userId }: Scope<'userId'>,
  provider: string,
  error: KnownError,
): Promise<KnownError> {
  if (error.errorCode !== 'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS') return error
  const user = server
    ? await server.send('GET /users/:user_id', { path: { user_id: userId } })
    : await http.send('GET /users/me')
  if (user.oauth_providers.some(({ id }) => id === provider)) return error
  const code = 'OAUTH_CONNECTION_NOT_CONNECTED_TO_USER'
  return loadKnownError(code, 400, 'The user has not connected an account of this provider.')
}

function toConnection(
  scope: Scope<'userId'>,
  provider: string,
  scopes: readonly string[],
): OAuthConnection {
  const { reads, userId } = scope
  return present(
    { id: provider },
    {
      getAccessToken: () =>
        reads.at(`connections/${userId}/${provider}/token/${scopes.join(' ')}`, async () => {
          const result = await tryAccessToken(scope, provider, scopes)
          if (result.status === 'error') throw result.error
          const accessToken = result.data.access_token
          return { wire: accessToken, toValue: () => ({ accessToken }) }
        }),
    },
  )
}

function tryAccessToken(
  { http, userId }: Scope<'userId'>,
  provider: string,
  scopes: readonly string[],
) {
  return http.try('POST /connected-accounts/:user_id/:provider_id/access-token', {
    path: { user_id: userId, provider_id: provider },
    body: { scope: scopes.join(' ') },
    isIdempotent: true,
  })
}
