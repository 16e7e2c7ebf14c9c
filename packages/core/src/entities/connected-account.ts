import type { ErrorCodeOf } from '@app/contract'
import type { UserScope } from '../apps/context'
import type { Fetched } from '../cache/resource-map'
import { isKnownError } from '../errors/known-error'

/** An account of an OAuth provider that is connected to a user. */
export interface OAuthConnection {
  /** Of the provider, such as `github`. */
  readonly id: string
  /** An access token of the provider, fetched with every call: good for at least five minutes. */
  getAccessToken(): Promise<{ accessToken: string }>
}

/** Which connected account, and what it must allow. */
export interface ConnectionOptions {
  /** Scopes the user must have granted at the provider. */
  scopes?: readonly string[]
}

// Answers that mean: there is no such connection.
const absences = [
  'OAUTH_CONNECTION_NOT_CONNECTED_TO_USER',
  'OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE',
] as const satisfies ErrorCodeOf<'POST /connected-accounts/:user_id/:provider_id/access-token'>[]

/** Finds a connected account; throws when there is none with these scopes. */
export async function requireConnection(
  { http, userId }: UserScope,
  provider: string,
  { scopes = [] }: ConnectionOptions = {},
): Promise<OAuthConnection> {
  const fetchToken = () =>
    http.send('POST /connected-accounts/:user_id/:provider_id/access-token', {
      path: { user_id: userId, provider_id: provider },
      body: { scope: scopes.join(' ') },
    })
  // Whether there is a connection shows in whether its token can be had.
  await fetchToken()
  return {
    id: provider,
    getAccessToken: async () => ({ accessToken: (await fetchToken()).access_token }),
  }
}

/** Fetches a connected account; `null` when there is none with these scopes. */
export async function fetchConnection(
  scope: UserScope,
  provider: string,
  options?: ConnectionOptions,
): Promise<Fetched<OAuthConnection | null>> {
  try {
    const connection = await requireConnection(scope, provider, options)
    return { wire: provider, toValue: () => connection }
  } catch (error) {
    if (!absences.some((code) => isKnownError(error, code))) throw error
    return { wire: null, toValue: () => null }
  }
}
