import { createHash, generateKeyPairSync } from 'node:crypto'
import type { ProviderId } from '@app/contract'
import { SignJWT } from 'jose'
import type { DocumentedProvider, TestUser } from './documented-provider'
import { documentedProviders } from './providers/index'

/** Parameters with which our server sent a browser to a provider. */
interface Visit {
  redirectUri: string
  challenge: string | null
  user: TestUser
}

/** The redirect by which the browser returns to our server. */
export interface Return {
  parameters: URLSearchParams
  isPosted: boolean
}

/** Credentials of our server at a provider. */
export function credentialsOf(id: ProviderId) {
  return { client_id: `${id}-client.id`, client_secret: `${id}_se~cret` }
}

/** Key of all ID tokens in a test file: a new one takes a tenth of a second. */
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/**
 * Creates all providers in this process: pages that users visit, and endpoints that our server
 * calls. Each is strict where its documentation is.
 */
export function createStandIn() {
  const codes = new Map<string, Visit>()
  const accessTokens = new Map<string, TestUser>()
  const refreshTokens = new Map<string, TestUser>()
  function signIdToken(id: ProviderId, issuer: string, claims: Record<string, unknown>) {
    return new SignJWT({ ...claims, iss: issuer, aud: credentialsOf(id).client_id })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuedAt()
      .setExpirationTime('10 min')
      .sign(privateKey)
  }

  /** Returns the token response of a provider, for a code or a refresh token. */
  async function issue(id: ProviderId, user: TestUser, withRefreshToken: boolean) {
    const { tokenResponse, idTokenIssuer } = documentedProviders[id]
    const accessToken = `${id}-access-${crypto.randomUUID()}`
    accessTokens.set(accessToken, user)
    const refreshToken = `${id}-refresh-${crypto.randomUUID()}`
    if (withRefreshToken) refreshTokens.set(refreshToken, user)
    return {
      access_token: accessToken,
      ...tokenResponse,
      ...(withRefreshToken && { refresh_token: refreshToken }),
      ...(idTokenIssuer && { id_token: await signIdToken(id, idTokenIssuer, user.claims ?? {}) }),
    }
  }

  async function exchange(id: ProviderId, form: URLSearchParams): Promise<object | null> {
    const provider = documentedProviders[id]
    const visit = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    if (visit?.redirectUri !== form.get('redirect_uri')) return null
    const verifier = form.get('code_verifier') ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    if (visit.challenge && visit.challenge !== challenge) return null
    return issue(id, visit.user, provider.refreshToken !== 'none')
  }

  async function refresh(id: ProviderId, form: URLSearchParams): Promise<object | null> {
    const { refreshToken } = documentedProviders[id]
    const given = form.get('refresh_token') ?? ''
    const user = refreshTokens.get(given)
    if (!user) return null
    if (refreshToken === 'rotated') refreshTokens.delete(given)
    return issue(id, user, refreshToken === 'rotated')
  }

  async function respondWithToken(id: ProviderId, request: Request): Promise<Response> {
    const provider = documentedProviders[id]
    const form = new URLSearchParams(await request.text())
    if (!isOurs(id, provider, request, form)) {
      return Response.json({ error: 'invalid_client' }, { status: 401 })
    }
    const isRefresh = form.get('grant_type') === 'refresh_token'
    const response = isRefresh ? await refresh(id, form) : await exchange(id, form)
    const { status, body } = response ? { status: 200, body: response } : provider.refusal
    const wantsJson = request.headers.get('accept')?.includes('application/json')
    if (provider.respondsWithForm && !wantsJson) {
      return new Response(new URLSearchParams(body as Record<string, string>), { status })
    }
    return Response.json(body, { status })
  }

  function respondWithResource(resource: string, request: Request): Response {
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
    const user = accessTokens.get(token)
    if (!user) return Response.json({ message: 'Unauthorized' }, { status: 401 })
    return Response.json(user.data[resource])
  }

  return {
    /** The `fetch` that reaches the providers. */
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init)
      for (const [id, provider] of Object.entries(documentedProviders)) {
        const resource = provider.resources[request.url]
        if (resource) return respondWithResource(resource, request)
        if (request.url === provider.token) return respondWithToken(id as ProviderId, request)
      }
      throw new Error(`no provider documents ${request.url}`)
    },

    /** Signs in at a provider as a user, or cancels. */
    visit(id: ProviderId, location: URL, user: TestUser | 'cancels'): Return {
      const provider = documentedProviders[id]
      const asked = location.searchParams
      const challenge = asked.get('code_challenge')
      if (location.origin + location.pathname !== provider.authorize) {
        throw new Error(`${location} is not a page of ${id}`)
      }
      if (asked.get('client_id') !== credentialsOf(id).client_id) throw new Error('unknown client')
      if (asked.get('response_type') !== 'code') throw new Error('unsupported response type')
      if (challenge && provider.pkce === 'refused') throw new Error('not enough permissions')
      const parameters = new URLSearchParams({
        ...provider.responseExtras,
        state: asked.get('state') ?? '',
      })
      if (user === 'cancels') {
        parameters.set('error', provider.canceled)
      } else {
        const code = crypto.randomUUID()
        const redirectUri = asked.get('redirect_uri') ?? ''
        codes.set(code, { redirectUri, challenge, user })
        parameters.set('code', code)
        for (const [name, value] of Object.entries(user.firstResponse ?? {})) {
          parameters.set(name, value)
        }
      }
      return { parameters, isPosted: provider.postsResponse ?? false }
    },

    /**
     * Returns the user of a token that our server returned; `undefined` if no provider issued it.
     */
    ownerOf: (accessToken: string) => accessTokens.get(accessToken),
  }
}

/** Whether the request is authenticated as our server, in this provider's way. */
function isOurs(
  id: ProviderId,
  { clientAuthentication }: DocumentedProvider,
  request: Request,
  form: URLSearchParams,
): boolean {
  const { client_id, client_secret } = credentialsOf(id)
  if (clientAuthentication === 'post') {
    return form.get('client_id') === client_id && form.get('client_secret') === client_secret
  }
  const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64')
  // Read as it is: GitLab, for one, decodes nothing, though RFC 6749 section 2.3.1 wants it encoded.
  return request.headers.get('authorization') === `Basic ${basic}`
}
