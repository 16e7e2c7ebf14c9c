import type { ProviderId } from '@app/contract/lists'
import type { RetryOptions } from '../http/with-retry'
import type { Optional } from '../lib/optional'
import type { RedirectMethod } from '../redirects/navigator'
import type { HandlerUrls } from '../redirects/urls'
import type { Locks } from '../session/with-lock'
import type { CookieJar, CookieOptions } from '../token-store/cookie-jar'
import type { TokenStoreInit } from '../token-store/create'

/** Id of an identity provider. */
export type ProviderType = ProviderId

/** Scopes for each provider, as named by the provider. */
export type OAuthScopesOnSignIn = Record<ProviderType, readonly string[]>

/** Options of a `ClientApp`. */
export interface ClientAppOptions<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> {
  /**
   * Storage of the tokens. With `null`, every call that needs tokens requires them as an argument.
   */
  tokenStore: TokenStoreInit<HasTokenStore>
  /** Id of the project. @default env NEXT_PUBLIC_STACK_PROJECT_ID */
  projectId?: ProjectId | undefined
  /** `pck_…`; not a secret. @default env NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY */
  publishableClientKey?: string | undefined
  /**
   * URL of the service, such as `https://auth.example.com`.
   *
   * @default env NEXT_PUBLIC_BROWSER_STACK_API_URL in browsers and NEXT_PUBLIC_SERVER_STACK_API_URL
   * on servers; then NEXT_PUBLIC_STACK_API_URL; then NEXT_PUBLIC_STACK_URL
   */
  baseUrl?: string | { browser: string; server: string } | undefined
  /**
   * Headers of every request. @default env NEXT_PUBLIC_STACK_EXTRA_REQUEST_HEADERS, a JSON object
   */
  extraRequestHeaders?: Readonly<Record<string, string>> | undefined
  /** URLs of the app's pages; by default below `/handler`. */
  urls?: Optional<HandlerUrls> | undefined
  /** Scopes to request from a provider at sign-in, in addition to the default ones. @default {} */
  oauthScopesOnSignIn?: Optional<OAuthScopesOnSignIn> | undefined
  /**
   * `false` fetches user and project as soon as the app is created, before a component needs them.
   * Pages that need only one of them then send one extra request.
   *
   * @default true
   */
  noAutomaticPrefetch?: boolean | undefined
  /** Method of navigating to another page. @default 'window' in browsers, otherwise 'none' */
  redirectMethod?: RedirectMethod | undefined
  /** Other origins that redirects may target, such as `https://app.example.com`. @default [] */
  trustedOrigins?: readonly string[] | undefined
  /**
   * On a server: other origins whose pages may send unsafe requests with the cookies of a user,
   * such as `https://admin.example.com`. Add the app's own origin if a proxy hides it from the
   * server and the app must support browsers without `Sec-Fetch-Site`.
   *
   * @default []
   */
  csrfTrustedOrigins?: readonly string[] | undefined
  /**
   * Timeout of each attempt of a request, in milliseconds. Values above 2,147,483,647 (24 days),
   * such as `Infinity`, are reduced to that maximum. @default 30000
   */
  timeoutMs?: number | undefined
  /** Retries of failed requests. */
  retry?: RetryOptions | undefined
  /** Sends requests. @default globalThis.fetch */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Returns the current time in milliseconds since the epoch. @default Date.now */
  now?: (() => number) | undefined
  /**
   * Returns a number in [0, 1) for the jitter of retries; not used for secrets. @default
   * Math.random
   */
  random?: (() => number) | undefined
  /** Cookies of the token store `'cookie'`. @default document */
  cookieJar?: CookieJar | undefined
  /** Attributes and content of the cookies of the token store `'cookie'`. */
  cookieOptions?: CookieOptions | undefined
  /** Web Locks, so that only one tab refreshes tokens at a time. @default navigator.locks */
  locks?: Locks | undefined
}

// Spelled out because bundlers replace exactly these expressions.
declare const process: { env: Record<string, string | undefined> } | undefined

/** Reads options from environment variables; empty where there are none. */
export function readEnvironment() {
  if (typeof process === 'undefined' || !process?.env) return {}
  const url = process.env.NEXT_PUBLIC_STACK_API_URL || process.env.NEXT_PUBLIC_STACK_URL
  return {
    projectId: process.env.NEXT_PUBLIC_STACK_PROJECT_ID,
    publishableClientKey: process.env.NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY,
    browser: process.env.NEXT_PUBLIC_BROWSER_STACK_API_URL,
    server: process.env.NEXT_PUBLIC_SERVER_STACK_API_URL,
    url,
    extraRequestHeaders: process.env.NEXT_PUBLIC_STACK_EXTRA_REQUEST_HEADERS,
  }
}

/** Reads the secret server key from the environment. */
export function readSecretServerKey(): string | undefined {
  return typeof process === 'undefined' ? undefined : process?.env?.STACK_SECRET_SERVER_KEY
}

/** Reads the super secret admin key from the environment. */
export function readSuperSecretAdminKey(): string | undefined {
  return typeof process === 'undefined' ? undefined : process?.env?.STACK_SUPER_SECRET_ADMIN_KEY
}
