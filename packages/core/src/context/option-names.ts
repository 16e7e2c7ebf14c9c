import type { RetryOptions } from '../http/with-retry'
import type { HandlerUrls } from '../redirects/urls'
import type { CookieOptions } from '../token-store/cookie-jar'
import type { ClientAppOptions } from './options'

type Names = Record<string, true>

/** Names of the properties of options that are objects; the types require each. */
const urls: Record<keyof HandlerUrls, true> = {
  handler: true,
  signIn: true,
  signUp: true,
  afterSignIn: true,
  afterSignUp: true,
  signOut: true,
  afterSignOut: true,
  emailVerification: true,
  passwordReset: true,
  forgotPassword: true,
  home: true,
  oauthCallback: true,
  magicLinkCallback: true,
  accountSettings: true,
  teamInvitation: true,
  error: true,
}
const retry: Record<keyof RetryOptions, true> = { attempts: true, baseDelayMs: true, onRetry: true }
const baseUrl: Record<keyof Extract<ClientAppOptions['baseUrl'], object>, true> = {
  browser: true,
  server: true,
}
const cookieOptions: Record<keyof CookieOptions, true> = {
  domain: true,
  secure: true,
  accessToken: true,
  hostPrefix: true,
}

/** Names of the options of all apps, with those of their properties; the type requires each. */
const options: Record<
  keyof ClientAppOptions | 'secretServerKey' | 'superSecretAdminKey',
  true | Names
> = {
  tokenStore: true,
  projectId: true,
  publishableClientKey: true,
  baseUrl,
  extraRequestHeaders: true,
  urls,
  oauthScopesOnSignIn: true,
  noAutomaticPrefetch: true,
  redirectMethod: true,
  trustedOrigins: true,
  csrfTrustedOrigins: true,
  timeoutMs: true,
  retry,
  fetch: true,
  now: true,
  random: true,
  cookieJar: true,
  cookieOptions,
  locks: true,
  secretServerKey: true,
  superSecretAdminKey: true,
}

interface MisspelledOption {
  /** Name as given, such as `baseURL` or `urls.signin`. */
  given: string
  /** Name of the option. */
  meant: string
}

/**
 * Finds names that match an option, or one of its properties, except for letter case, `_` and `-`,
 * such as `baseURL` and `urls.signin`. Without a type check, they would be ignored silently.
 */
export function findMisspelledOptions(given: object): MisspelledOption[] {
  return [
    ...findMisspelled(given, options),
    ...Object.entries(options).flatMap(([option, names]) => {
      const value: unknown = given[option as keyof typeof given]
      if (names === true || typeof value !== 'object' || !value) return []
      return findMisspelled(value, names, `${option}.`)
    }),
  ]
}

function findMisspelled(given: object, names: object, path = ''): MisspelledOption[] {
  return Object.keys(given)
    .filter((name) => !(name in names))
    .flatMap((name) => {
      const meant = Object.keys(names).find((option) => simplify(option) === simplify(name))
      return meant ? [{ given: path + name, meant: path + meant }] : []
    })
}

function simplify(name: string): string {
  return name.replace(/[_-]/g, '').toLowerCase()
}
