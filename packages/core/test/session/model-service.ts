import { accessToken } from '../tokens'

/** How a request ends: answered, never sent, or answered to nobody. */
export type Fate = 'answered' | 'unsent' | 'lost'

/**
 * The part of the service that sessions depend on, small enough to be looked at in every state. The
 * real service is what all other tests drive; this one can be asked for any state at any time.
 */
export function createModelService() {
  const users = new Map<string, string>()
  const revoked = new Set<string>()
  let issued = 0
  let now = 1_000_000_000_000

  // The session of an access token, which a sign-out ends.
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
    /** Ends a session, as its user does on another device. */
    revoke: (refreshToken: string) => revoked.add(refreshToken),
    isRevoked: (refreshToken: string) => revoked.has(refreshToken),
    /** Whose session a refresh token is. */
    ownerOf: (refreshToken: string | undefined) => users.get(refreshToken ?? '') ?? null,
  }
}

function payloadOf(token: string): { sub: string; exp: number } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

/** When an access token expires, in milliseconds since the epoch. */
export const expiryOf = (token: string) => payloadOf(token).exp * 1000

/** Whose access token it is. */
export const userOf = (token: string) => payloadOf(token).sub.split('/')[0]
