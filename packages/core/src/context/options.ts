import type { RetryOptions } from '../http/with-retry'
import type { RedirectMethod } from '../redirects/navigator'
import type { HandlerUrls } from '../redirects/urls'
import type { Locks } from '../session/exclusively'
import type { CookieJar, CookieOptions } from '../token-store/cookie-jar'
import type { TokenStoreInit } from '../token-store/create'

/** The identity providers of the service. */
export type ProviderType =
  | 'google'
  | 'github'
  | 'microsoft'
  | 'spotify'
  | 'facebook'
  | 'discord'
  | 'gitlab'
  | 'bitbucket'
  | 'linkedin'
  | 'apple'
  | 'x'

/** Scopes to ask of each provider, in its own words. */
export type OAuthScopesOnSignIn = Record<ProviderType, readonly string[]>

/** What a `ClientApp` is built from. */
export interface ClientAppOptions<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> {
  /**
   * Where tokens are kept. `null`: every call that needs them says where, and in
   * `new ServerApp({ tokenStore: null })` the compiler asks for it.
   */
  tokenStore: TokenStoreInit<HasTokenStore>
  /** @default env NEXT_PUBLIC_STACK_PROJECT_ID */
  projectId?: ProjectId
  /** `pck_…`; not a secret. @default env NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY */
  publishableClientKey?: string
  /**
   * Where the service runs, such as `https://auth.example.com`.
   *
   * @default env NEXT_PUBLIC_BROWSER_STACK_API_URL or NEXT_PUBLIC_SERVER_STACK_API_URL, by where
   * the code runs; then NEXT_PUBLIC_STACK_API_URL; then NEXT_PUBLIC_STACK_URL
   */
  baseUrl?: string | { browser: string; server: string }
  /** Sent with every call. @default env NEXT_PUBLIC_STACK_EXTRA_REQUEST_HEADERS, a JSON object */
  extraRequestHeaders?: Readonly<Record<string, string>>
  /** Where the pages of the app are; what is left out lies below `/handler`. */
  urls?: Partial<HandlerUrls>
  /** Scopes asked of a provider beside those of a plain sign-in, by its id. @default {} */
  oauthScopesOnSignIn?: Partial<OAuthScopesOnSignIn>
  /**
   * `false`: a page asks for user and project at once, before anything on it needs either. One
   * request more for pages that need only one of them.
   *
   * @default true
   */
  noAutomaticPrefetch?: boolean
  /** How to go to another page. @default 'window' in browsers, 'none' elsewhere */
  redirectMethod?: RedirectMethod
  /** Other sites that redirects may lead to, such as `https://app.example.com`. @default [] */
  trustedOrigins?: readonly string[]
  /**
   * On a server: other origins whose pages may change something by the cookies of a user, such as
   * `https://admin.example.com`. Also the site's own, where a proxy hides it from the server and
   * browsers without `Sec-Fetch-Site` are to be served.
   *
   * @default []
   */
  csrfTrustedOrigins?: readonly string[]
  /** Time for one attempt of a call, in milliseconds. @default 30000 */
  timeoutMs?: number
  /** How calls are repeated when they get lost. */
  retry?: RetryOptions
  /** @default globalThis.fetch */
  fetch?: (request: Request) => Promise<Response>
  /** Current time in milliseconds since the epoch. @default Date.now */
  now?: () => number
  /** A number from 0 up to 1, for the spread of retries; never for secrets. @default Math.random */
  random?: () => number
  /** Where the token store `'cookie'` reads and writes. @default document */
  cookieJar?: CookieJar
  /** Who shares the cookies of the token store `'cookie'`, and what is in them. */
  cookieOptions?: CookieOptions
  /** Keeps tabs from renewing at the same time. @default navigator.locks */
  locks?: Locks
}

// Spelled out, because bundlers replace exactly these texts.
declare const process: { env: Record<string, string | undefined> } | undefined

/** What the environment says; empty where there is none. */
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

/** The secret key of a server, from its environment. */
export function readSecretServerKey(): string | undefined {
  return typeof process === 'undefined' ? undefined : process?.env?.STACK_SECRET_SERVER_KEY
}

/** The secret key of a project's owner, from their environment. */
export function readSuperSecretAdminKey(): string | undefined {
  return typeof process === 'undefined' ? undefined : process?.env?.STACK_SUPER_SECRET_ADMIN_KEY
}
