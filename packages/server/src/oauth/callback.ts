import { contract } from '@app/contract'
import { findProject, type Project } from '../domain/projects'
import { isTrustedByProject, requireTrustedUrl } from '../domain/trusted-urls'
import { findUser } from '../domain/users'
import { knownError, ServiceError, TextError } from '../errors'
import { createAuthorizationCode } from './authorization-codes'
import { callbackUrl, type OauthContext } from './authorize'
import { findProvider } from './find-provider'
import { type OauthFlow, takeFlow } from './flows'
import { completeAtProvider } from './provider-client'
import { saveTokens, splitScopes } from './provider-tokens'
import { resolveUser } from './resolve-user'

/** What a provider sent back, and which browser brought it. */
export interface ProviderAnswer {
  providerId: string
  parameters: URLSearchParams
  /** The browser holds the cookie of this state. */
  hasCookie: boolean
}

/**
 * Completes a sign-in at a provider.
 *
 * @returns Where the browser goes: back to the app, or to its error page.
 */
export async function completeCallback(
  context: OauthContext,
  { providerId, parameters, hasCookie }: ProviderAnswer,
): Promise<string> {
  const state = parameters.get('state')
  if (!state || !hasCookie) {
    throw new TextError(
      400,
      'This sign-in was not started in this browser, or its cookie is gone. Try again.',
    )
  }
  const flow = await takeFlow(context, state)
  const project = flow && (await findProject(context.db, flow.projectId))
  // A state of one provider is worth nothing at another's callback (mix-up, RFC 9700 section 4.4).
  if (!flow || !project || flow.providerId !== providerId) {
    throw new TextError(400, 'This sign-in is unknown or was completed already. Try again.')
  }
  try {
    return await completeFlow(context, project, flow, { parameters, state })
  } catch (error) {
    if (!(error instanceof ServiceError) || !isDeclared(error)) throw error
    return toErrorPage(context, project, flow, error)
  }
}

/** The error page is sent what the endpoint declares; anything else is a bug of ours. */
function isDeclared({ code }: ServiceError): boolean {
  const { errors } = contract['GET /auth/oauth/callback/:provider_id']
  return errors.some((declared) => declared === code)
}

async function completeFlow(
  context: OauthContext,
  project: Project,
  flow: OauthFlow,
  { parameters, state }: { parameters: URLSearchParams; state: string },
): Promise<string> {
  const { db, now } = context
  const { request, providerId } = flow
  if (flow.expiresAt <= now()) throw knownError('OUTER_OAUTH_TIMEOUT')
  const found = await findProvider(context, project.id, providerId)
  const { tokens, account } = await completeAtProvider(found, {
    parameters,
    state,
    redirectUri: callbackUrl(context, providerId),
    verifier: flow.verifier,
    fetch: context.fetch,
  })
  await requireTrustedUrl(db, project, request.redirectUri)
  requireSupported(request)
  const { linkUserId } = flow
  if (linkUserId && !(await findUser(db, project.id, linkUserId))) {
    throw new TextError(400, 'The user who wanted to connect this account no longer exists.')
  }
  const { userId, isNewUser } = await resolveUser(db, project, { providerId, account, linkUserId })
  if (found.type === 'standard') {
    const key = { projectId: project.id, providerId, accountId: account.accountId }
    const scopes = splitScopes(`${found.provider.scope} ${request.providerScope}`)
    await saveTokens(context, key, { tokens, scopes, now: now() })
  }
  const code = await createAuthorizationCode(
    db,
    {
      projectId: project.id,
      userId,
      redirectUri: request.redirectUri,
      codeChallenge: request.codeChallenge,
      codeChallengeMethod: request.codeChallengeMethod === 'plain' ? 'plain' : 'S256',
      isNewUser,
      afterCallbackRedirectUrl: request.afterCallbackRedirectUrl,
    },
    now(),
  )
  const location = new URL(request.redirectUri)
  location.searchParams.set('code', code)
  location.searchParams.set('state', request.state)
  return location.href
}

/** The parameters of the app that are judged only here (contract/http.md section 7.6, Q18). */
function requireSupported(request: OauthFlow['request']): void {
  if (request.scope !== 'legacy') throw new TextError(400, 'The only valid scope is legacy.')
  if (request.responseType !== 'code') throw new TextError(400, 'response_type must be code.')
  if (!['S256', 'plain'].includes(request.codeChallengeMethod)) {
    throw new TextError(400, 'code_challenge_method must be S256 or plain.')
  }
}

async function toErrorPage(
  { db }: OauthContext,
  project: Project,
  { request }: OauthFlow,
  error: ServiceError,
): Promise<string> {
  const page = request.errorRedirectUrl
  if (!page || !(await isTrustedByProject(db, project, page))) throw error
  const location = new URL(page)
  location.searchParams.set('errorCode', error.code)
  location.searchParams.set('message', error.message)
  location.searchParams.set('details', JSON.stringify(error.details ?? {}))
  return location.href
}
