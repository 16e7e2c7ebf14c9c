import type { ClientAppOptions } from './options'

/** Names of the options of all apps; the type requires each. */
const names: Record<keyof ClientAppOptions | 'secretServerKey' | 'superSecretAdminKey', true> = {
  tokenStore: true,
  projectId: true,
  publishableClientKey: true,
  baseUrl: true,
  extraRequestHeaders: true,
  urls: true,
  oauthScopesOnSignIn: true,
  noAutomaticPrefetch: true,
  redirectMethod: true,
  trustedOrigins: true,
  csrfTrustedOrigins: true,
  timeoutMs: true,
  retry: true,
  fetch: true,
  now: true,
  random: true,
  cookieJar: true,
  cookieOptions: true,
  locks: true,
  secretServerKey: true,
  superSecretAdminKey: true,
}

/** Finds names that are those of options except for upper case, `_` and `-`, such as `baseURL`. JavaScript ignores them. */
export function findMisspelledOptions(options: object): { given: string; meant: string }[] {
  return Object.keys(options)
    .filter((given) => !(given in names))
    .flatMap((given) => {
      const meant = Object.keys(names).find((name) => simplify(name) === simplify(given))
      return meant ? [{ given, meant }] : []
    })
}

function simplify(name: string): string {
  return name.replace(/[_-]/g, '').toLowerCase()
}
