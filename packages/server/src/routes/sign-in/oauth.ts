import { fields, type RequestOf } from '@app/contract'
import { findCaller } from '../../api-keys/callers'
import type { Database } from '../../db/database'
import type { Context } from '../../http/context'
import { addHeaders } from '../../http/errors/error-headers'
import type { Handlers } from '../../http/handlers'
import { limit } from '../../http/limited'
import { requireOwnUser } from '../../http/own-user'
import { jsonBody } from '../../http/response'
import { knownError } from '../../lib/errors'
import { isRotating } from '../../project-settings/session-settings'
import { isClosedProject } from '../../projects/demo-project'
import { findProject, type Project } from '../../projects/projects'
import { signIn } from '../../sign-in/mfa/second-factor'
import { requireUnrevoked, spendAuthorizationCode } from '../../sign-in/oauth/authorization-codes'
import { authorize } from '../../sign-in/oauth/authorize'
import { completeCallback } from '../../sign-in/oauth/callback'
import { requireConnected } from '../../sign-in/oauth/connected-accounts'
import { completeLink } from '../../sign-in/oauth/pending-link'
import { getProviderAccessToken } from '../../sign-in/oauth/provider-tokens'
import { refreshAsClient } from '../../sign-in/oauth/refresh-grant'
import { endCookie, hasCookie, isState, startCookie } from '../../sign-in/oauth/state-cookie'
import { findUser } from '../../users/users'

/** The `expires_in` of responses. The token's own `exp` is authoritative. */
const nominalSeconds = 3600

/** RFC 6749 section 5.1: token responses must not be cached. */
const tokenHeaders = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }

const issued = { token_type: 'Bearer', expires_in: nominalSeconds, scope: 'legacy' } as const

/**
 * Completes an OAuth sign-in. Every response, including errors, deletes the state cookie.
 *
 * @param status 303 after a form post, so that the browser does not repost the provider's code to
 * the app (RFC 9700 section 4.12).
 */
async function completeSignIn(
  context: Context,
  providerId: string,
  { parameters, status }: { parameters: URLSearchParams; status: 303 | 307 },
) {
  const { headers } = context
  const state = parameters.get('state')
  const returned = { providerId, parameters, hasCookie: hasCookie(headers, state ?? '') }
  const deletion: Record<string, string> = isState(state)
    ? { 'Set-Cookie': endCookie(context, state) }
    : {}
  try {
    const location = await completeCallback(context, returned)
    return jsonBody(status, {}, { Location: location, ...deletion })
  } catch (error) {
    addHeaders(error, deletion)
    throw error
  }
}

export const oauthHandlers = {
  'GET /auth/oauth/authorize/:provider_id': async ({ path, query }, context) => {
    const limitBeginning = (project: Project) =>
      limit({ ...context, caller: { project, access: 'client', user: null } }, 'begin')
    const { location, state, isPosted } = await authorize(
      { ...context, limitBeginning },
      path.provider_id,
      query,
    )
    return new Response(null, {
      status: 307,
      headers: { Location: location, 'Set-Cookie': startCookie(context, state, { isPosted }) },
    })
  },

  'GET /auth/oauth/callback/:provider_id': async ({ path, query }, context) =>
    completeSignIn(context, path.provider_id, { parameters: toParameters(query), status: 307 }),

  'POST /auth/oauth/callback/:provider_id': async ({ path, body }, context) =>
    completeSignIn(context, path.provider_id, { parameters: toParameters(body), status: 303 }),

  'POST /auth/oauth/token': async ({ body }, context) => {
    const { headers } = context
    const client = readClient(body, headers)
    if (body.grant_type === 'refresh_token') return refresh(context, client, body)
    const project = await findClient(context, client, { mayOmitKey: Boolean(body.code_verifier) })
    if (!project) throw invalidClient()
    return redeemCode(context, project, body)
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
  const { code } = body
  if (!code) return invalidRequest('code is missing')
  if (!body.redirect_uri) return invalidRequest('redirect_uri is missing')
  const grant = await spendAuthorizationCode(context, project.id, {
    code,
    redirectUri: body.redirect_uri,
    verifier: body.code_verifier,
    now: now(),
  })
  const user = await findUser(db, project.id, grant.userId)
  if (!user) throw knownError('INVALID_AUTHORIZATION_CODE')
  await completeLink(context, project, grant)
  const confirm = async (tx: Database) => {
    await requireUnrevoked(tx, grant.codeHash)
    await requireConnected(tx, grant)
  }
  const { providerId, codeHash: authorizationCodeHash } = grant
  const firstFactor = providerId === null ? undefined : ({ method: 'oauth', providerId } as const)
  const candidate = { userId: user.row.id, firstFactor, confirm, authorizationCodeHash }
  const session = await signIn(db, project, candidate, { issuer })
  const response = {
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    ...issued,
    is_new_user: grant.isNewUser,
    newUser: grant.isNewUser,
    after_callback_redirect_url: grant.afterCallbackRedirectUrl,
    afterCallbackRedirectUrl: grant.afterCallbackRedirectUrl,
  }
  return jsonBody(200, response, tokenHeaders)
}

/** The grant `refresh_token` (RFC 6749 section 6). */
async function refresh(context: Context, client: ClientCredentials, body: TokenRequest) {
  const { config, db, issuer } = context
  const { client_id: projectId, client_secret: publishableClientKey } = client
  const { refresh_token: given } = body
  if (!given) {
    const isKnown = await findClient(context, client, { mayOmitKey: false })
    if (!isKnown) throw invalidClient()
    return invalidRequest('refresh_token is missing')
  }
  if (!isOpenProject(config, projectId) || !publishableClientKey) throw invalidClient()
  const found = await refreshAsClient(db, {
    projectId,
    publishableClientKey,
    refreshToken: given,
    rotates: config.refreshRotation,
    takesToken: body.keep_refresh_token !== true,
    issuer,
  })
  if (!found) throw invalidClient()
  if (!found.tokens) throw knownError('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  const { accessToken, refreshToken } = found.tokens
  // Rotation may have been disabled a moment ago.
  const tells = isRotating(context, found) || refreshToken !== given
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

/** Reads client credentials from the body or HTTP Basic (RFC 6749 section 2.3.1). */
function readClient(body: ClientCredentials, headers: Headers): ClientCredentials {
  const basic = /^Basic (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (!basic || body.client_id) return body
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':')
  return { client_id: decodeForm(id), client_secret: decodeForm(secret) }
}

function decodeForm(value: string): string {
  return new URLSearchParams(`value=${value}`).get('value') ?? ''
}

/**
 * Returns whether a text is the id of a project that may be used. Others are not looked up: one that Postgres cannot
 * store would fail the statement that refreshes share.
 */
function isOpenProject(config: Context['config'], id = ''): id is string {
  return fields.projectId.safeParse(id).success && !isClosedProject(config, id)
}

async function findClient(
  { config, db, now }: Context,
  { client_id: projectId, client_secret: key }: ClientCredentials,
  { mayOmitKey }: { mayOmitKey: boolean },
): Promise<Project | null> {
  if (!isOpenProject(config, projectId)) return null
  if (key) {
    const credentials = { access: 'client', key, userId: null, now: now() } as const
    return (await findCaller(db, projectId, credentials))?.project ?? null
  }
  return mayOmitKey ? findProject(db, projectId) : null
}

function invalidClient() {
  return knownError('INVALID_OAUTH_CLIENT_ID_OR_SECRET', { client_id: null })
}

/** RFC 6749 section 5.2. */
function invalidRequest(description: string): Response {
  return jsonBody(400, { error: 'invalid_request', error_description: description }, tokenHeaders)
}
