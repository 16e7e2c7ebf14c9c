import type { RequestOf } from '@app/contract'
import { findCaller } from '../domain/callers'
import { findProject, type Project } from '../domain/projects'
import { renewSession } from '../domain/renew-session'
import { requireNoSecondFactor } from '../domain/second-factor'
import { isRotating } from '../domain/session-settings'
import { createSession } from '../domain/sessions'
import { findUser } from '../domain/users'
import { knownError } from '../errors'
import { jsonBody } from '../http/answer'
import type { Context } from '../http/context'
import { limit } from '../http/limited'
import { spendAuthorizationCode } from '../oauth/authorization-codes'
import { authorize } from '../oauth/authorize'
import { completeCallback } from '../oauth/callback'
import { flowLifetimeMs } from '../oauth/flows'
import { getProviderAccessToken } from '../oauth/provider-tokens'
import type { Handlers } from './handlers'
import { requireOwnUser } from './own-user'

/** What the answer says of the lifetime; the token's own `exp` is what counts. */
const nominalSeconds = 3600

/** RFC 6749 section 5.1: token answers are not to be kept, said in its own words. */
const tokenHeaders = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }

const issued = { token_type: 'Bearer', expires_in: nominalSeconds, scope: 'legacy' } as const

function cookieName(state: string): string {
  return `stack-oauth-inner-${state}`
}

/** The cookie binds a sign-in to the browser that started it; without a value it is deleted. */
function innerCookie({ config, now }: Context, state: string, value: string): string {
  const maxAge = value ? flowLifetimeMs / 1000 : 0
  const expires = new Date(now().getTime() + maxAge * 1000).toUTCString()
  const secure = config.production ? ' Secure;' : ''
  return `${cookieName(state)}=${value}; Path=/; Expires=${expires}; Max-Age=${maxAge};${secure} HttpOnly`
}

async function answerProvider(context: Context, providerId: string, parameters: URLSearchParams) {
  const state = parameters.get('state') ?? ''
  const cookies = context.headers.get('cookie')?.split(/;\s*/) ?? []
  const hasCookie = cookies.includes(`${cookieName(state)}=true`)
  const location = await completeCallback(context, { providerId, parameters, hasCookie })
  return jsonBody(307, {}, { Location: location, 'Set-Cookie': innerCookie(context, state, '') })
}

/** @see contract/http.md section 7.6 */
export const oauthHandlers = {
  'GET /auth/oauth/authorize/:provider_id': async ({ path, query }, context) => {
    const limitBeginning = (project: Project) =>
      limit({ ...context, caller: { project, access: 'client', user: null } }, 'begin')
    const { location, state } = await authorize(
      { ...context, limitBeginning },
      path.provider_id,
      query,
    )
    return new Response(null, {
      status: 307,
      headers: { Location: location, 'Set-Cookie': innerCookie(context, state, 'true') },
    })
  },

  'GET /auth/oauth/callback/:provider_id': async ({ path, query }, context) =>
    answerProvider(context, path.provider_id, toParameters(query)),

  'POST /auth/oauth/callback/:provider_id': async ({ path, body }, context) =>
    answerProvider(context, path.provider_id, toParameters(body)),

  'POST /auth/oauth/token': async ({ body }, context) => {
    const { client_id: projectId, client_secret: key } = readClient(body, context.headers)
    const isCodeGrant = body.grant_type === 'authorization_code'
    const mayOmitKey = isCodeGrant && Boolean(body.code_verifier)
    const project = projectId ? await findClient(context, { projectId, key, mayOmitKey }) : null
    if (!project) throw knownError('INVALID_OAUTH_CLIENT_ID_OR_SECRET', { client_id: null })

    return isCodeGrant ? redeemCode(context, project, body) : refresh(context, project, body)
  },

  'POST /auth/oauth/connected-accounts/:provider_id/access-token': async (
    { path, body },
    context,
  ) => {
    const { caller } = context
    const accessToken = await getProviderAccessToken(context, caller.project.id, {
      userId: requireOwnUser(caller).row.id,
      providerId: path.provider_id,
      scope: body.scope,
    })
    return { access_token: accessToken }
  },
} satisfies Partial<Handlers>

type TokenRequest = RequestOf<'POST /auth/oauth/token'>['body']

/** The grant `authorization_code` (RFC 6749 section 4.1.3). */
async function redeemCode(context: Context, project: Project, body: TokenRequest) {
  const { db, issuer, now } = context
  if (!body.code) return invalidRequest('code is missing')
  if (!body.redirect_uri) return invalidRequest('redirect_uri is missing')
  const grant = await spendAuthorizationCode(db, project.id, {
    code: body.code,
    redirectUri: body.redirect_uri,
    verifier: body.code_verifier,
    now: now(),
  })
  const user = await findUser(db, project.id, grant.userId)
  if (!user) throw knownError('INVALID_AUTHORIZATION_CODE')
  const candidate = { userId: user.row.id, totpSecretSealed: user.row.totpSecretSealed }
  await requireNoSecondFactor(db, project, candidate, { isNewUser: false, now: now() })
  const session = await createSession(db, project, user.row.id, issuer)
  const answer = {
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    ...issued,
    is_new_user: grant.isNewUser,
    newUser: grant.isNewUser,
    after_callback_redirect_url: grant.afterCallbackRedirectUrl,
    afterCallbackRedirectUrl: grant.afterCallbackRedirectUrl,
  }
  return jsonBody(200, answer, tokenHeaders)
}

/** The grant `refresh_token` (RFC 6749 section 6). */
async function refresh(context: Context, project: Project, body: TokenRequest) {
  const { refresh_token: given } = body
  if (!given) return invalidRequest('refresh_token is missing')
  const rotates = isRotating(context, project)
  const mayRotate = rotates && body.keep_refresh_token !== true
  const renewal = await renewSession(context.db, project, given, context.issuer, { mayRotate })
  if (!renewal) throw knownError('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  const { accessToken, refreshToken } = renewal
  // Until a moment ago they may have been replaced.
  const tells = rotates || refreshToken !== given
  const tokens = { access_token: accessToken, ...(tells && { refresh_token: refreshToken }) }
  return jsonBody(200, { ...tokens, ...issued }, tokenHeaders)
}

function toParameters(fields: Record<string, unknown>): URLSearchParams {
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string')
  return new URLSearchParams(texts as [string, string][])
}

interface ClientCredentials {
  client_id?: string
  client_secret?: string
}

/** From the body, or by HTTP Basic (RFC 6749 section 2.3.1). */
function readClient(body: ClientCredentials, headers: Headers): ClientCredentials {
  const basic = /^Basic (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (!basic || body.client_id) return body
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':')
  return { client_id: decodeForm(id), client_secret: decodeForm(secret) }
}

function decodeForm(value: string): string {
  return new URLSearchParams(`value=${value}`).get('value') ?? ''
}

async function findClient(
  { db, now }: Context,
  from: { projectId: string; key: string | undefined; mayOmitKey: boolean },
) {
  const { projectId, key, mayOmitKey } = from
  if (key) {
    const credentials = { access: 'client', key, userId: null, now: now() } as const
    return (await findCaller(db, projectId, credentials))?.project ?? null
  }
  return mayOmitKey ? findProject(db, projectId) : null
}

/** RFC 6749 section 5.2. */
function invalidRequest(description: string): Response {
  return jsonBody(400, { error: 'invalid_request', error_description: description }, tokenHeaders)
}
