import type { Config } from '../config/config'
import type { Database } from '../db/database'
import { knownError } from '../lib/errors'
import { listTrustedDomains, type Project, type TrustedDomain } from './projects'

/** Rules by which a project trusts URLs. */
interface TrustRules {
  allowLocalhost: boolean
  domains: readonly TrustedDomain[]
  /** Only pages below the handler path of a domain are trusted. */
  onlyToHandler: boolean
}

/** Dependencies of looking the rules of a project up. */
export interface TrustContext {
  db: Database
  config: Pick<Config, 'production'>
}

/** `localhost`, anything below it, and the loopback network of IPv4. */
function isLocalhost({ protocol, hostname }: URL): boolean {
  // Any app may register a scheme of its own on a phone, and `javascript://localhost/` is a script.
  if (protocol !== 'http:' && protocol !== 'https:') return false
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+)$/.test(hostname)
}

/** Encoded `.`, `/` and `\`, however often encoded: a server that decodes them sees another path. */
const encodedSeparator = /%(?:25)*(?:2e|2f|5c)/i

/**
 * Whether mails and redirects may lead to a URL. Scheme, host and port are those of a trusted domain, and the
 * path is below its path.
 *
 * @see contract/http.md section 4.3, RFC 9700 section 4.1.3, docs/decisions/129-trusted-urls.md
 */
export function isTrustedUrl(url: string, trusted: TrustRules): boolean {
  if (!URL.canParse(url)) return false
  const target = new URL(url)
  if (target.username || target.password) return false
  if (trusted.allowLocalhost && isLocalhost(target)) return true
  return isBelowDomain(target, trusted)
}

function isBelowDomain(target: URL, { domains, onlyToHandler }: TrustRules): boolean {
  if (encodedSeparator.test(target.pathname)) return false
  return domains.some(({ domain, handlerPath }) => {
    if (!URL.canParse(domain)) return false
    const entry = new URL(domain)
    return (
      entry.protocol === target.protocol &&
      entry.host === target.host &&
      isBelow(target.pathname, entry.pathname) &&
      (!onlyToHandler || isBelowHandler(target.pathname, entry.pathname, handlerPath))
    )
  })
}

/** A handler path is of the whole host, or below the path of its domain. */
function isBelowHandler(path: string, domainPath: string, handlerPath: string): boolean {
  return isBelow(path, handlerPath) || isBelow(path, domainPath.replace(/\/$/, '') + handlerPath)
}

/** Whether a path is another one or continues it after a slash: `/app` does not contain `/application`. */
function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(parent.endsWith('/') ? parent : `${parent}/`)
}

/**
 * Whether pages on localhost may act for a project: never in production mode, nor for the dashboard of a
 * service in production.
 */
export function allowsLocalhost(
  { config }: Pick<TrustContext, 'config'>,
  project: Pick<Project, 'id' | 'allowLocalhost' | 'isProductionMode'>,
): boolean {
  if (project.isProductionMode || (config.production && project.id === 'internal')) return false
  return project.allowLocalhost
}

/** Whether a project trusts a URL. */
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

/** @throws REDIRECT_URL_NOT_WHITELISTED when the URL is not trusted by the project. */
export async function requireTrustedUrl(
  context: TrustContext,
  project: Project,
  url: string,
): Promise<void> {
  if (!(await isTrustedByProject(context, project, url))) {
    throw knownError('REDIRECT_URL_NOT_WHITELISTED')
  }
}
