import { findProjectByKey } from '../domain/projects'
import { renewAccessToken } from '../domain/sessions'
import { knownError } from '../errors'
import type { Handlers } from './handlers'

/** What the answer says of the lifetime; the token's own `exp` is what counts. */
const nominalSeconds = 3600

/** @see contract/http.md section 7.6 */
export const oauthHandlers = {
  'POST /auth/oauth/token': async ({ body }, { db, issuer, now }) => {
    const { client_id: projectId, client_secret: key, refresh_token: refreshToken } = body
    const project =
      projectId && key
        ? await findProjectByKey(db, projectId, { access: 'client', key, now: now() })
        : null
    if (!project) throw knownError('INVALID_OAUTH_CLIENT_ID_OR_SECRET', { client_id: null })
    if (!refreshToken) return invalidRequest('refresh_token is missing')
    const accessToken = await renewAccessToken(db, project.id, refreshToken, issuer)
    if (!accessToken) throw knownError('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    return tokenAnswer({
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: nominalSeconds,
      scope: 'legacy',
    })
  },
} satisfies Partial<Handlers>

/** RFC 6749 section 5.1: token answers are not to be cached, said in its own words. */
function tokenAnswer(body: object): Response {
  return Response.json(body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      Pragma: 'no-cache',
    },
  })
}

/** RFC 6749 section 5.2. */
function invalidRequest(description: string): Response {
  return Response.json(
    { error: 'invalid_request', error_description: description },
    { status: 400, headers: { 'Content-Type': 'application/json; charset=utf-8' } },
  )
}
