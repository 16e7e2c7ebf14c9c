import { invalidInput, knownError } from '../../lib/errors'
import { isEnabled } from '../../project-settings/first-factor'
import { isClosedProject } from '../../projects/demo-project'
import { findProject, type Project } from '../../projects/projects'
import { requireTrustedUrl } from '../../projects/trusted-urls'
import { requireRecentSignIn } from '../../sessions/recent-sign-in'
import { findAuthenticatedAt } from '../../sessions/sessions'
import { findUser } from '../../users/users'
import { type CodeGrant, createAuthorizationCode } from './authorization-codes'
import { callbackUrl, type OauthContext } from './authorize'
import { atProvider, toErrorPage } from './error-page'
import { findProvider } from './find-provider'
import { type OauthFlow, takeFlow } from './flows'
import { encryptLink, type PendingLink } from './pending-link'
import { completeAtProvider } from './provider-client'
import { saveTokens, splitScopes } from './provider-tokens'
import { type AccountUse, isLinked, resolveUser } from './resolve-user'

/** Authorization response of a provider, and the browser that delivered it. */
export interface AuthorizationResponse {
  providerId: string
  parameters: URLSearchParams
  /** Whether the browser has the cookie of this state. */
  hasCookie: boolean
}

/**
 * Completes an OAuth sign-in.
 *
 * @returns The URL to redirect to: the app, or its error page.
 */
export async function completeCallback(
  context: OauthContext,
  { providerId, parameters, hasCookie }: AuthorizationResponse,
): Promise<string> {
  const state = parameters.get('state')
  if (!state || !hasCookie) {
    throw invalidInput(
      'This sign-in was not started in this browser, or its cookie is missing. Try again.',
    )
  }
  const flow = await takeFlow(context, state)
  const project = flow && (await findProject(context.db, flow.projectId))
  // A state is valid for the callback of its provider only (mix-up attack, RFC 9700 section 4.4).
  const isClosed = isClosedProject(context.config, flow?.projectId ?? '')
  if (!flow || !project || isClosed || flow.providerId !== providerId) {
    throw invalidInput('This sign-in is unknown or already completed. Try again.')
  }
  try {
    return await completeFlow(context, project, flow, { parameters, state })
  } catch (error) {
    return toErrorPage(context, project, flow, error)
  }
}

async function completeFlow(
  context: OauthContext,
  { id: projectId }: Project,
  flow: OauthFlow,
  { parameters, state }: { parameters: URLSearchParams; state: string },
): Promise<string> {
  const { db, now } = context
  const { request, providerId } = flow
  if (flow.expiresAt <= now()) throw knownError('OUTER_OAUTH_TIMEOUT')
  const found = await findProvider(context, projectId, providerId)
  const { tokens: issued, account } = await atProvider(context.log, flow, () =>
    completeAtProvider(found, {
      parameters,
      state,
      redirectUri: callbackUrl(context, providerId),
      verifier: flow.verifier,
      fetch: context.fetch,
    }),
  )
  // Its settings may have changed while the provider responded.
  const project = await findProject(db, projectId)
  if (!project || !(await isEnabled(db, projectId, { method: 'oauth', providerId }))) {
    throw knownError('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
  }
  await requireTrustedUrl(context, project, request.redirectUri)
  requireSupported(project, request)
  const scopes = splitScopes(`${found.provider.scope} ${request.providerScope}`)
  const tokens =
    found.type === 'standard' ? { issued, scopes, receivedAtMillis: +now() } : undefined
  const granted = flow.linkUserId
    ? await prepareLink(context, project, { flow, userId: flow.linkUserId, account, tokens })
    : await signIn(context, project, {
        providerId,
        account,
        tokens,
        terms: { version: request.acceptedTermsVersion, at: now() },
      })
  const code = await createAuthorizationCode(
    db,
    {
      projectId,
      ...granted,
      redirectUri: request.redirectUri,
      codeChallenge: request.codeChallenge,
      codeChallengeMethod: request.codeChallengeMethod === 'plain' ? 'plain' : 'S256',
      afterCallbackRedirectUrl: request.afterCallbackRedirectUrl,
    },
    now(),
  )
  const location = new URL(request.redirectUri)
  location.searchParams.set('code', code)
  location.searchParams.set('state', request.state)
  return location.href
}

/** Properties of the grant that the callback determines. */
type Granted = Pick<CodeGrant, 'userId' | 'isNewUser' | 'providerId' | 'encryptedAccount'>

/**
 * Finds or creates the user immediately: the account is that of this browser, even if another one
 * redeems the code (docs/decisions/128-accounts-are-connected-at-redemption.md).
 */
async function signIn(
  context: OauthContext,
  project: Project,
  { tokens, ...use }: Pick<PendingLink, 'tokens'> & AccountUse,
): Promise<Granted> {
  const { providerId, account } = use
  const { userId, isNewUser } = await resolveUser(context, project, use)
  if (tokens) {
    const key = { projectId: project.id, providerId, accountId: account.accountId }
    const { issued, scopes, receivedAtMillis } = tokens
    await saveTokens(context, key, { tokens: issued, scopes, now: new Date(receivedAtMillis) })
  }
  return { userId, isNewUser, providerId, encryptedAccount: null }
}

/** Only checks, because another browser may have started the connection. */
async function prepareLink(
  { db, secretBox, now }: OauthContext,
  project: Project,
  link: Pick<PendingLink, 'account' | 'tokens'> & { flow: OauthFlow; userId: string },
): Promise<Granted> {
  const { userId, tokens, flow } = link
  const { providerId, request } = flow
  const { accountId, email } = link.account
  const account = { accountId, email }
  const sessionId = request.linkSessionId
  if (!sessionId || !(await findUser(db, project.id, userId))) {
    throw invalidInput('The user who wanted to connect this account no longer exists.')
  }
  // An account that is already connected re-authenticates the user
  // (docs/decisions/314-re-authentication.md).
  if (!(await isLinked(db, project.id, { providerId, account, userId }))) {
    const authenticatedAt = await findAuthenticatedAt(db, { sessionId, userId, now: now() })
    requireRecentSignIn(project, { authenticatedAt, now: now() })
  }
  const encryptedAccount = encryptLink(secretBox, { account, sessionId, tokens })
  return { userId, isNewUser: false, providerId, encryptedAccount }
}

/** Checks the parameters of the app that are validated only here. */
function requireSupported({ pkceS256Only }: Project, request: OauthFlow['request']): void {
  if (request.scope !== 'legacy') throw invalidInput('The only valid scope is legacy.')
  if (request.responseType !== 'code') throw invalidInput('response_type must be code.')
  const methods = pkceS256Only ? ['S256'] : ['S256', 'plain']
  if (!methods.includes(request.codeChallengeMethod)) {
    throw invalidInput(`code_challenge_method must be ${methods.join(' or ')}.`)
  }
}
