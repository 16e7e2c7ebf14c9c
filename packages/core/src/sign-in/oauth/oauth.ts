import type { RequestOf } from '@app/contract'
import {
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomState,
  validateAuthResponse,
} from 'oauth4webapi'
import type { AppContext } from '../../context/context'
import type { ProviderType } from '../../context/options'
import type { Settings } from '../../context/settings'
import { HttpError } from '../../errors/http-error'
import { loadKnownError } from '../../errors/load-known-error'
import { UsageError } from '../../errors/usage-error'
import { abortable } from '../../lib/abortable'
import type { CallOptions } from '../../lib/call-options'
import { failed, ok, type Result } from '../../lib/result'
import { toAbsolute } from '../../redirects/to-absolute'
import type { TokenSession } from '../../session/session'
import { type CookieJar, findJar, inJar, toCookieName } from '../../token-store/cookie-jar'
import { finishSignIn } from '../finish-sign-in'
import type { NewUserOptions } from '../new-user'
import { keepSession } from './keep-session'
import {
  type OAuthCallbackError,
  type OAuthResponse,
  reauthenticationStatePrefix,
  toVerifierOptions,
  verifierCookie,
} from './oauth-response'

type AuthorizeQuery = RequestOf<'GET /auth/oauth/authorize/:provider_id'>['query']

/** Parameters of a provider sign-in. */
interface OAuthRequest {
  /** Requested in addition to `oauthScopesOnSignIn`. */
  scopes?: readonly string[]
  /** Access token of the user to connect the account to; absent for a sign-in. */
  linkTo?: string
  /** Re-authenticates with an account that is already connected. @default false */
  isReauthentication?: boolean
  /** Terms of service that the visitor accepted, if the sign-in creates a user. */
  acceptedTermsVersion?: string
}

/** Options of `signInWithOAuth`. */
export type OAuthSignInOptions = Pick<NewUserOptions, 'acceptedTermsVersion'>

const verifierSeconds = 3600

// Each abandoned sign-in leaves a cookie for an hour, which is sent with every request.
const maxVerifiers = 5

/** Redirects to a provider, to sign in or to connect an account. */
export async function startOAuth(
  { navigation, settings, findStore }: AppContext,
  provider: string,
  request: OAuthRequest,
): Promise<void> {
  const jar = findJar(settings)
  const { href } = navigation
  if (!jar || !href) {
    throw new UsageError(
      'Signing in with a provider redirects the page, which requires a browser and a redirectMethod. Other programs pass openBrowser and callbackUrl.',
    )
  }
  // Fails here rather than on the callback page.
  findStore()
  const back = request.linkTo && toPath(href)
  const { url, ...started } = await createAuthorization(settings, provider, {
    ...request,
    redirectUri: toRedirectUri(navigation, back),
    errorUrl: toAbsolute(navigation, 'error', { back }),
    pageUrl: href,
  })
  keepVerifier(jar, settings, started)
  // The service is not a trusted origin of the app.
  await navigation.loadPage(url)
}

/** URLs of an authorization request. */
interface AuthorizationUrls {
  redirectUri: string
  errorUrl: string
  /** Page to return to after an account was connected. */
  pageUrl?: string
}

/**
 * Creates an authorization request, with what is needed to complete it.
 *
 * @see RFC 6749 section 4.1.1, RFC 7636 section 4.3
 */
export async function createAuthorization(
  { projectId, publishableClientKey, apiUrl, oauthScopesOnSignIn = {} }: Settings,
  provider: string,
  {
    scopes = [],
    linkTo,
    isReauthentication = false,
    acceptedTermsVersion,
    redirectUri,
    errorUrl,
    pageUrl,
  }: OAuthRequest & AuthorizationUrls,
): Promise<{ url: string; state: string; verifier: string }> {
  if (!globalThis.crypto?.subtle) {
    throw new UsageError(
      'Signing in with a provider needs crypto.subtle: use HTTPS, or with React Native the polyfill of docs/react-native.md.',
    )
  }
  const verifier = generateRandomCodeVerifier()
  const state = (isReauthentication ? reauthenticationStatePrefix : '') + generateRandomState()
  // The service validates ids of providers, so there may be no scopes for this one.
  const usualScopes = isReauthentication
    ? []
    : (oauthScopesOnSignIn[provider as ProviderType] ?? [])
  const allScopes = [...scopes, ...usualScopes]
  const query: AuthorizeQuery = {
    client_id: projectId,
    client_secret: publishableClientKey,
    redirect_uri: redirectUri,
    scope: 'legacy',
    state,
    grant_type: 'authorization_code',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    response_type: 'code',
    type: linkTo ? 'link' : 'authenticate',
    error_redirect_url: errorUrl,
    ...(allScopes.length && { provider_scope: [...new Set(allScopes)].join(' ') }),
    ...(linkTo && { token: linkTo }),
    ...(linkTo && !isReauthentication && { after_callback_redirect_url: pageUrl }),
    ...(acceptedTermsVersion && { accepted_terms_version: acceptedTermsVersion }),
  }
  const path = `/auth/oauth/authorize/${encodeURIComponent(provider.toLowerCase())}`
  return { url: `${apiUrl}${path}?${new URLSearchParams({ ...query })}`, state, verifier }
}

/** Options of connecting an account. */
export type ConnectOptions = CallOptions & Pick<OAuthRequest, 'scopes' | 'isReauthentication'>

/**
 * Redirects to a provider to connect an account to the signed-in user, then returns to this page.
 *
 * @throws `KnownErrors.UserAuthenticationRequired` if signed out.
 */
export async function connectAccount(
  context: AppContext,
  session: TokenSession,
  provider: string,
  { signal, ...request }: ConnectOptions,
): Promise<void> {
  const linkTo = (await abortable(session.getTokens(), signal))?.accessToken
  if (!linkTo) {
    throw await loadKnownError(
      'USER_AUTHENTICATION_REQUIRED',
      401,
      'Sign in to connect an account.',
    )
  }
  return startOAuth(context, provider, { ...request, linkTo })
}

/**
 * Exchanges the authorization response for a session. The error of a response that does not belong to the
 * started sign-in or to this service is INVALID_AUTHORIZATION_CODE.
 *
 * @see RFC 6749 section 4.1.3, RFC 9207 section 2.4
 */
export async function completeOAuth(
  context: AppContext,
  { parameters, state, verifier, redirectUri = toRedirectUri(context.navigation) }: OAuthResponse,
): Promise<Result<boolean, OAuthCallbackError>> {
  const { navigation, settings, bareHttp } = context
  const { projectId, publishableClientKey, apiUrl } = settings
  const store = context.findStore()
  const issuer = apiUrl.replace(/\/api\/v1$/, '')
  let checked: URLSearchParams
  try {
    checked = validateAuthResponse({ issuer }, { client_id: projectId }, parameters, state)
  } catch (cause) {
    return failed(await toCallbackError(cause))
  }
  const result = await bareHttp.try('POST /auth/oauth/token', {
    body: {
      grant_type: 'authorization_code',
      client_id: projectId,
      client_secret: publishableClientKey,
      code: checked.get('code') ?? undefined,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    },
    asForm: true,
  })
  if (result.status === 'error') {
    // An error of the refresh grant, which was not requested.
    if (result.error.errorCode === 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED') throw result.error
    return { status: 'error', error: result.error }
  }
  const { refresh_token, after_callback_redirect_url: returnTo, ...issued } = result.data
  if (!refresh_token) {
    throw new HttpError('The service sent no refresh token.', {
      method: 'POST',
      path: '/auth/oauth/token',
      status: 200,
      requestId: undefined,
      retryAfterMs: 0,
    })
  }
  if (returnTo) {
    // An account was connected. The response contains a session of its own.
    const second = { accessToken: issued.access_token, refreshToken: refresh_token }
    const isKept = await keepSession(context, context.findSession(store), second)
    if (!isKept) store.set(second)
    await navigation.go(returnTo, true)
    return ok(true)
  }
  await finishSignIn(context, store, ok({ ...issued, refresh_token }), {})
  return ok(true)
}

/** Converts what the library threw, which becomes the `cause`, to a known error. */
async function toCallbackError(cause: unknown): Promise<OAuthCallbackError> {
  const error = await loadKnownError(
    'INVALID_AUTHORIZATION_CODE',
    400,
    'Error signing in during OAuth callback. Please try again.',
  )
  error.cause = cause
  // The class of this code has this type.
  return error as OAuthCallbackError
}

/**
 * Returns the redirect URI, with the path to return to. It must be the same in both requests (RFC
 * 6749 section 4.1.3).
 */
function toRedirectUri(navigation: AppContext['navigation'], back?: string): string {
  const page = new URL(toAbsolute(navigation, 'oauthCallback', { back }))
  page.searchParams.delete('code')
  page.searchParams.delete('state')
  return page.href
}

function toPath(href: string): string {
  const { pathname, search, hash } = new URL(href)
  return pathname + search + hash
}

function keepVerifier(
  jar: CookieJar,
  settings: Settings,
  { state, verifier }: { state: string; verifier: string },
): void {
  const options = toVerifierOptions(settings)
  const cookies = inJar(jar, options)
  const start = toCookieName(verifierCookie, options)
  // Browsers list older cookies first (RFC 6265 section 5.4).
  const names = jar.cookie.split(/; */).map((pair) => pair.split('=')[0] ?? '')
  const left = names.filter((name) => name.startsWith(start)).slice(0, 1 - maxVerifiers)
  for (const name of left) cookies.set(verifierCookie + name.slice(start.length), null, 0)
  cookies.set(verifierCookie + state, verifier, verifierSeconds)
}
