import { present } from '../cache/present'
import type { Fetched } from '../cache/resource-map'
import type { UserScope } from '../context/context'
import { UsageError } from '../errors/usage-error'
import type { CallOptions } from '../lib/call-options'

/** Something a user connected. */
export interface Connection {
  /** Id of the provider. */
  readonly id: string
}

/** An account at a provider that a user connected. */
export interface OAuthConnection extends Connection {
  /** An access token of the provider, good for some minutes. Ask again rather than keep it. */
  getAccessToken(options?: CallOptions): Promise<{ accessToken: string }>
}

/** Which connection to get, and what to do when there is none. */
export interface ConnectedAccountOptions extends CallOptions {
  /**
   * `'redirect'` goes to the provider to connect an account, and comes back to this page; `'throw'`
   * throws `KnownErrors.OAuthConnectionNotConnectedToUser` or
   * `KnownErrors.OAuthConnectionDoesNotHaveRequiredScope`.
   *
   * @default 'return-null'
   */
  or?: 'redirect' | 'throw' | 'return-null'
  /** What the access token must be good for, in the words of the provider. @default [] */
  scopes?: readonly string[]
}

/** Looks for an account a user connected, and applies `or`. */
export async function fetchConnectedAccount(
  scope: UserScope,
  provider: string,
  { or, scopes = [] }: ConnectedAccountOptions,
): Promise<Fetched<OAuthConnection | null>> {
  const result = await tryAccessToken(scope, provider, scopes)
  if (result.status === 'ok') {
    return { wire: provider, toValue: () => toConnection(scope, provider, scopes) }
  }
  const isMissing =
    result.error.errorCode === 'OAUTH_CONNECTION_NOT_CONNECTED_TO_USER' ||
    result.error.errorCode === 'OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE'
  if (!isMissing || or === 'throw') throw result.error
  if (or !== 'redirect') return { wire: null, toValue: () => null }
  if (!scope.connect) {
    throw new UsageError('Only whoever is signed in on a page can be sent to a provider.')
  }
  await scope.connect(provider, scopes)
  // The browser shows the page again that was left for the provider.
  throw result.error
}

function toConnection(
  scope: UserScope,
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

function tryAccessToken({ http, userId }: UserScope, provider: string, scopes: readonly string[]) {
  return http.try('POST /connected-accounts/:user_id/:provider_id/access-token', {
    path: { user_id: userId, provider_id: provider },
    body: { scope: scopes.join(' ') },
    isIdempotent: true,
  })
}
