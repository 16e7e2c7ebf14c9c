import { accessToken } from '../tokens'

/** Outcome of a request: completed, never sent, or its response lost. */
export type Fate = 'completed' | 'unsent' | 'lost'

/**
 * The part of the service that sessions depend on, small enough to inspect in every state. All
 * other tests use the real service.
 */
export function createModelService() {
  const users = new Map<string, string>()
  const revoked = new Set<string>()
  let issued = 0
  let now = 1_000_000_000_000

  // Refresh token of an access token, for sign-outs.
  const refreshTokenOf = new Map<string, string>()

  function issueAccessToken(user: string, refreshToken: string): string {
    const token = accessToken({ iat: Math.floor(now / 1000), id: `${user}/${++issued}` })
    refreshTokenOf.set(token, refreshToken)
    return token
  }

  function refuse(status: number, code: string): Response {
    const headers = { 'x-stack-known-error': code }
    return Response.json({ code, error: code }, { status, headers })
  }

  async function response(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace('/api/v1', '')
    if (path === '/auth/password/sign-in') {
      const { email } = (await request.json()) as { email: string }
      const refreshToken = `refresh-${++issued}`
      users.set(refreshToken, email)
      return Response.json({
        access_token: issueAccessToken(email, refreshToken),
        refresh_token: refreshToken,
        user_id: email,
      })
    }
    if (path === '/auth/oauth/token') {
      const refreshToken = new URLSearchParams(await request.text()).get('refresh_token') ?? ''
      const user = users.get(refreshToken)
      if (!user || revoked.has(refreshToken)) {
        return refuse(401, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
      }
      return Response.json({ access_token: issueAccessToken(user, refreshToken) })
    }
    const token = request.headers.get('x-stack-access-token')
    if (token && expiryOf(token) <= now) return refuse(401, 'ACCESS_TOKEN_EXPIRED')
    if (path === '/auth/sessions/current') {
      revoked.add(refreshTokenOf.get(token ?? '') ?? '')
      return Response.json({ success: true })
    }
    if (!token) return refuse(400, 'CANNOT_GET_OWN_USER_WITHOUT_USER')
    return Response.json({
      id: userOf(token),
      signed_up_at_millis: 0,
      selected_team: null,
      oauth_providers: [],
      is_anonymous: false,
    })
  }

  return {
    response,
    now: () => now,
    pass(ms: number) {
      now += ms
    },
    /** Revokes a session, like its user on another device. */
    revoke: (refreshToken: string) => revoked.add(refreshToken),
    isRevoked: (refreshToken: string) => revoked.has(refreshToken),
    /** Returns the user of a refresh token. */
    ownerOf: (refreshToken: string | undefined) => users.get(refreshToken ?? '') ?? null,
  }
}

function payloadOf(token: string): { sub: string; exp: number } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

/** Returns the expiration time of an access token in milliseconds since the epoch. */
export const expiryOf = (token: string) => payloadOf(token).exp * 1000

/** Returns the user of an access token. */
export const userOf = (token: string) => payloadOf(token).sub.split('/')[0]
