import { providerIds, type RequestOf } from '@app/contract'
import * as oauth from 'oauth4webapi'
import type { Logger } from 'pino'
import { findCaller } from '../../api-keys/callers'
import { publicUrl } from '../../config/public-url'
import { forbidden, knownError } from '../../lib/errors'
import { isClosedProject } from '../../projects/demo-project'
import { findProject, type Project } from '../../projects/projects'
import { isSessionAlive } from '../../sessions/sessions'
import type { AccessTokens } from '../../sessions/tokens/access-token'
import type { SignUpContext } from '../../sign-up-hook/approve'
import { findLightUser } from '../../users/users'
import { findProvider, type ProviderContext } from './find-provider'
import { flowLifetimeMs, startFlow } from './flows'
import { toAuthorizeUrl } from './provider-client'
import { splitScopes } from './provider-tokens'

type Query = RequestOf<'GET /auth/oauth/authorize/:provider_id'>['query']

/** Dependencies of the OAuth endpoints. */
export interface OauthContext extends ProviderContext, SignUpContext {
  accessTokens: AccessTokens
  log: Logger
}

/** Returns the callback URL that is registered with a provider. */
export function callbackUrl(context: Pick<OauthContext, 'config'>, providerId: string): string {
  return `${publicUrl(context.config)}/api/v1/auth/oauth/callback/${providerId}`
}

/** Lists the URL to register at each provider. */
export function listRedirectUris(context: Pick<OauthContext, 'config'>) {
  return providerIds.map((id) => ({ id, redirect_uri: callbackUrl(context, id) }))
}

/**
 * Starts an OAuth sign-in.
 *
 * @returns The URL to redirect to, the state, and whether the provider responds with a form post.
 */
export async function authorize(
  context: OauthContext & { limitBeginning: (project: Project) => Promise<void> },
  providerId: string,
  query: Query,
): Promise<{ location: string; state: string; isPosted: boolean }> {
  const { db, now } = context
  const project = await requireClient(context, query)
  const found = await findProvider(context, project.id, providerId)
  const type = query.type ?? 'authenticate'
  const link = type === 'link' ? await requireLinkingUser(context, project, query) : null
  if (type === 'link' && query.provider_scope && found.type === 'shared') {
    throw knownError('OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS')
  }
  await context.limitBeginning(project)
  const verifier = oauth.generateRandomCodeVerifier()
  const redirectUri = new URL(query.redirect_uri)
  redirectUri.hash = ''
  const providerScope = splitScopes(query.provider_scope).join(' ')
  const state = await startFlow(
    { db, secretBox: context.secretBox },
    {
      projectId: project.id,
      providerId,
      verifier,
      linkUserId: link?.userId ?? null,
      expiresAt: new Date(now().getTime() + flowLifetimeMs),
      request: {
        redirectUri: query.redirect_uri.split('#')[0] ?? redirectUri.href,
        scope: query.scope,
        state: query.state,
        codeChallenge: query.code_challenge,
        codeChallengeMethod: query.code_challenge_method,
        responseType: query.response_type,
        type,
        providerScope,
        linkSessionId: link?.sessionId ?? null,
        errorRedirectUrl: query.error_redirect_uri ?? query.error_redirect_url ?? null,
        afterCallbackRedirectUrl: query.after_callback_redirect_url ?? null,
        acceptedTermsVersion: query.accepted_terms_version,
      },
    },
  )
  const location = await toAuthorizeUrl(found, {
    redirectUri: callbackUrl(context, providerId),
    state,
    scope: splitScopes(`${found.provider.scope} ${providerScope}`).join(' '),
    verifier,
  })
  return { location, state, isPosted: found.provider.responseMode === 'form_post' }
}

async function requireClient({ config, db, now }: OauthContext, query: Query): Promise<Project> {
  const projectId = query.client_id
  if (isClosedProject(config, projectId) || !(await findProject(db, projectId))) {
    throw knownError('INVALID_OAUTH_CLIENT_ID_OR_SECRET', { client_id: projectId })
  }
  const key = { access: 'client', key: query.client_secret, userId: null, now: now() } as const
  const caller = await findCaller(db, projectId, key)
  if (!caller) throw knownError('INVALID_PUBLISHABLE_CLIENT_KEY', { project_id: projectId })
  return caller.project
}

/**
 * Requires an active session for connecting accounts. The access token alone is not sufficient.
 */
async function requireLinkingUser(
  { db, accessTokens, now }: OauthContext,
  project: Project,
  query: Query,
): Promise<{ userId: string; sessionId: string }> {
  const check = await accessTokens.verify(query.token ?? '')
  if (check.status === 'unparsable') throw knownError('UNPARSABLE_ACCESS_TOKEN')
  if (check.status === 'expired') {
    throw knownError('ACCESS_TOKEN_EXPIRED', { expired_at_millis: check.expiredAtMillis })
  }
  if (check.token.projectId !== project.id) {
    throw forbidden('The access token belongs to another project.')
  }
  const { userId, sessionId } = check.token
  if (!(await isSessionAlive(db, { sessionId, userId, now: now() }))) {
    throw knownError('ACCESS_TOKEN_EXPIRED', { expired_at_millis: null })
  }
  const user = project.verifiedEmailRequired ? await findLightUser(db, project.id, userId) : null
  if (user?.mustVerifyEmail) throw knownError('EMAIL_VERIFICATION_REQUIRED')
  return { userId, sessionId }
}
