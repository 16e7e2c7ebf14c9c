import { parseUrl } from '@app/contract/parse-url'
import type { Config } from '../config/config'
import type { Database } from '../db/database'
import { knownError } from '../lib/errors'
import { listTrustedDomains, type Project, type TrustedDomain } from './projects'

/** Rules for trusted URLs of a project. */
interface TrustRules {
  allowLocalhost: boolean
  domains: readonly TrustedDomain[]
  /** Whether only pages below the handler path of a domain are trusted. */
  onlyToHandler: boolean
}

/** Dependencies of reading the rules. */
export interface TrustContext {
  db: Database
  config: Pick<Config, 'production'>
}

/** Returns whether a URL is http(s) on `localhost`, a subdomain of it, or 127.0.0.0/8. */
function isLocalhost({ protocol, hostname }: URL): boolean {
  // Any app may register a custom scheme on a phone, and `javascript://localhost/` is a script.
  if (protocol !== 'http:' && protocol !== 'https:') return false
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+)$/.test(hostname)
}

/**
 * Encoded `.`, `/` and `\`, also repeatedly encoded: a server that decodes them sees another path.
 */
const encodedSeparator = /%(?:25)*(?:2e|2f|5c)/i

/**
 * Returns whether emails and redirects may link to a URL: scheme, host and port must match a
 * trusted domain, and the path must be below its path.
 *
 * @see RFC 9700 section 4.1.3, docs/decisions/129-trusted-urls.md
 */
export function isTrustedUrl(url: string, trusted: TrustRules): boolean {
  const target = parseUrl(url)
  if (!target) return false
  if (target.username || target.password) return false
  if (trusted.allowLocalhost && isLocalhost(target)) return true
  return isBelowDomain(target, trusted)
}

function isBelowDomain(target: URL, { domains, onlyToHandler }: TrustRules): boolean {
  if (encodedSeparator.test(target.pathname)) return false
  return domains.some(({ domain, handlerPath }) => {
    const url = parseUrl(domain)
    if (!url) return false
    const { protocol, host, pathname } = url
    // Several slashes at the end come from text to which a slash was appended.
    const domainPath = pathname.replace(/\/{2,}$/, '/')
    return (
      protocol === target.protocol &&
      host === target.host &&
      isBelow(target.pathname, domainPath) &&
      (!onlyToHandler || isBelowHandler(target.pathname, domainPath, handlerPath))
    )
  })
}

/**
 * Returns a trusted domain as it is compared with others: the URL standard ignores the letter case of the host and the default
 * port. Slashes at the end are ignored as well.
 */
export function normalizeDomain(domain: string): string {
  const url = parseUrl(domain)
  return url ? `${url.origin}${url.pathname}`.replace(/\/+$/, '') : domain
}

/** Returns whether a trusted domain is a whole origin, with or without slashes at its end. */
export function isWholeOrigin({ domain }: TrustedDomain, origin: string | null): boolean {
  const url = parseUrl(domain)
  return url !== null && url.origin === origin && /^\/+$/.test(url.pathname)
}

/** A handler path is relative to the host, or below the path of the domain. */
function isBelowHandler(path: string, domainPath: string, handlerPath: string): boolean {
  return isBelow(path, handlerPath) || isBelow(path, domainPath.replace(/\/$/, '') + handlerPath)
}

/**
 * Returns whether a path equals another or continues it after a slash: `/app` does not contain
 * `/application`.
 */
function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(parent.endsWith('/') ? parent : `${parent}/`)
}

/**
 * Returns whether pages on localhost are trusted: never in production mode, nor for the dashboard
 * of a production service.
 */
export function allowsLocalhost(
  { config }: Pick<TrustContext, 'config'>,
  project: Pick<Project, 'id' | 'allowLocalhost' | 'isProductionMode'>,
): boolean {
  if (project.isProductionMode || (config.production && project.id === 'internal')) return false
  return project.allowLocalhost
}

/** Returns whether a project trusts a URL. */
export async function isTrustedByProject(
  context: TrustContext,
  project: Project,
  url: string,
): Promise<boolean> {
  return isTrustedUrl(url, {
    allowLocalhost: allowsLocalhost(context, project),
    domains: await listTrustedDomains(context.db, project.id),
    onlyToHandler: project.redirectsOnlyToHandler,
  })
}

/** Returns whether a project trusts a URL of an origin: its domains may have a path. */
export async function isTrustedOrigin(
  context: TrustContext,
  project: Project,
  origin: string,
): Promise<boolean> {
  const url = parseUrl(origin)
  if (!url) return false
  if (allowsLocalhost(context, project) && isLocalhost(url)) return true
  const domains = await listTrustedDomains(context.db, project.id)
  return domains.some(({ domain }) => parseUrl(domain)?.origin === url.origin)
}

/** @throws REDIRECT_URL_NOT_WHITELISTED if the project does not trust the URL. */
export async function requireTrustedUrl(
  context: TrustContext,
  project: Project,
  url: string,
): Promise<void> {
  if (!(await isTrustedByProject(context, project, url))) {
    throw knownError('REDIRECT_URL_NOT_WHITELISTED')
  }
}
