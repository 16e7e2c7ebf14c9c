import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import { invalidInput, knownError } from '../../lib/errors'
import { boundAccount } from './bound-account'
import type { ProviderOfProject } from './find-provider'
import type { ProviderAccount } from './providers/provider'

/** Tokens issued by a provider. */
export interface ProviderTokens {
  accessToken: string
  refreshToken: string | null
  expiresInSeconds: number
}

const defaultTokenSeconds = 3600

function serverOf({ endpoints }: ProviderOfProject): oauth.AuthorizationServer {
  return {
    issuer: endpoints.issuer,
    authorization_endpoint: endpoints.authorize,
    token_endpoint: endpoints.token,
  }
}

function clientAuthOf({ provider, clientSecret }: ProviderOfProject): oauth.ClientAuth {
  return provider.clientAuthentication === 'basic'
    ? basicAuthentication(clientSecret)
    : oauth.ClientSecretPost(clientSecret)
}

/**
 * HTTP Basic with minimal encoding. RFC 6749 section 2.3.1 and the library also encode `-`, `_`,
 * `.` and `~`, which most secrets contain; providers that do not decode the header, such as GitLab,
 * refuse that.
 */
function basicAuthentication(clientSecret: string): oauth.ClientAuth {
  return (_server, client, _body, headers) => {
    const credentials = [client.client_id, clientSecret].map(encodeURIComponent).join(':')
    headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`)
  }
}

/** Allows plain http only if the configured endpoint uses it, as in tests on this machine. */
function optionsOf({ endpoints, provider }: ProviderOfProject, outgoing: typeof fetch) {
  return {
    [oauth.allowInsecureRequests]: endpoints.token.startsWith('http:'),
    [oauth.customFetch]: async (
      url: string,
      options: oauth.CustomFetchOptions<string, BodyInit | null | undefined>,
    ) => {
      const response = await outgoing(url, options as RequestInit)
      return provider.usesIdToken ? response : withoutIdToken(response)
    },
  }
}

/** Ignores the id token if the account is read from an endpoint, so it need not be valid. */
async function withoutIdToken(response: Response): Promise<Response> {
  const body: unknown = await response.json().catch(() => null)
  const { id_token: _, ...rest } =
    typeof body === 'object' && body ? { id_token: 0, ...body } : { id_token: 0 }
  return Response.json(rest, { status: response.status })
}

/** Returns the authorization URL of the provider. */
export async function toAuthorizeUrl(
  found: ProviderOfProject,
  request: { redirectUri: string; state: string; scope: string; verifier: string },
): Promise<string> {
  const url = new URL(found.endpoints.authorize)
  const parameters: Record<string, string> = {
    client_id: found.clientId,
    response_type: 'code',
    redirect_uri: request.redirectUri,
    scope: request.scope,
    state: request.state,
    access_type: 'offline',
    ...(found.provider.responseMode && { response_mode: found.provider.responseMode }),
    ...found.authorizeParameters,
  }
  if (found.provider.pkce !== false) {
    parameters.code_challenge = await oauth.calculatePKCECodeChallenge(request.verifier)
    parameters.code_challenge_method = 'S256'
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Exchanges an authorization response for tokens and reads the account.
 *
 * @throws OAUTH_PROVIDER_ACCESS_DENIED
 * @throws {DomainError} for all other errors of the provider.
 */
export async function completeAtProvider(
  found: ProviderOfProject,
  from: {
    parameters: URLSearchParams
    state: string
    redirectUri: string
    verifier: string
    fetch: typeof fetch
  },
): Promise<{ tokens: ProviderTokens; account: ProviderAccount }> {
  const server = serverOf(found)
  const client = { client_id: found.clientId }
  const options = optionsOf(found, from.fetch)
  try {
    const checked = oauth.validateAuthResponse(server, client, from.parameters, from.state)
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      clientAuthOf(found),
      checked,
      from.redirectUri,
      found.provider.pkce === false ? oauth.nopkce : from.verifier,
      options,
    )
    const result = await oauth.processAuthorizationCodeResponse(server, client, response, {
      requireIdToken: found.provider.usesIdToken ?? false,
    })
    const account = await found.provider.readAccount({
      endpoints: found.endpoints,
      parameters: from.parameters,
      claims: { ...oauth.getValidatedIdTokenClaims(result) },
      read: (url) => readJson(url, result.access_token, from.fetch),
    })
    return { tokens: toTokens(found, result), account: boundAccount(account) }
  } catch (error) {
    throw translate(error)
  }
}

/** Refreshes an access token. `null` if the provider refuses. */
export async function refreshAtProvider(
  found: ProviderOfProject,
  refreshToken: string,
  outgoing: typeof fetch,
): Promise<ProviderTokens | null> {
  const server = serverOf(found)
  const client = { client_id: found.clientId }
  try {
    const response = await oauth.refreshTokenGrantRequest(
      server,
      client,
      clientAuthOf(found),
      refreshToken,
      optionsOf(found, outgoing),
    )
    return toTokens(found, await oauth.processRefreshTokenResponse(server, client, response))
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError) return null
    throw translate(error)
  }
}

function toTokens({ provider }: ProviderOfProject, response: oauth.TokenEndpointResponse) {
  return {
    accessToken: response.access_token,
    refreshToken: response.refresh_token ?? null,
    expiresInSeconds: response.expires_in ?? provider.defaultTokenSeconds ?? defaultTokenSeconds,
  }
}

async function readJson(url: string | undefined, accessToken: string, outgoing: typeof fetch) {
  if (!url) throw invalidInput('The provider does not have this endpoint.')
  const response = await outgoing(url, {
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept: 'application/json',
      'user-agent': 'app-server',
    },
  })
  if (!response.ok) throw invalidInput(`The provider returned ${response.status}.`)
  // The schema of the account refuses invalid JSON.
  return response.json().catch(() => undefined)
}

/** Error codes for a canceled sign-in: RFC 6749, Apple and LinkedIn. */
const denials = ['access_denied', 'user_cancelled_authorize', 'user_cancelled_login']

function translate(error: unknown): unknown {
  if (error instanceof oauth.AuthorizationResponseError) {
    if (denials.includes(error.error)) return knownError('OAUTH_PROVIDER_ACCESS_DENIED')
    return invalidInput(`The provider refused the sign-in: ${error.error}.`)
  }
  if (error instanceof oauth.UnsupportedOperationError) {
    return invalidInput('The provider sent an unexpected type of response.')
  }
  if (error instanceof oauth.ResponseBodyError) {
    return invalidInput(`The provider refused the code: ${error.error}.`)
  }
  if (
    error instanceof oauth.OperationProcessingError ||
    error instanceof oauth.WWWAuthenticateChallengeError
  ) {
    return invalidInput('The response of the provider is not valid OAuth.')
  }
  if (error instanceof z.ZodError) {
    return invalidInput('The provider returned an account in an unexpected format.')
  }
  return error
}
