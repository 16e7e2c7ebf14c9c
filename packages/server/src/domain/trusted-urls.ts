import type { Database } from '../db/database'
import { knownError } from '../errors'
import { listTrustedDomains, type Project } from './projects'

/** `localhost`, anything below it, and the loopback network of IPv4. */
function isLocalhost(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+)$/.test(hostname)
}

/**
 * Whether mails and redirects may lead to a URL.
 *
 * @see contract/http.md section 4.3
 */
export function isTrustedUrl(
  url: string,
  trusted: { allowLocalhost: boolean; domains: readonly string[] },
): boolean {
  if (!URL.canParse(url)) return false
  const target = new URL(url)
  if (trusted.allowLocalhost && isLocalhost(target.hostname)) return true
  return trusted.domains.some((domain) => {
    if (!URL.canParse(domain)) return false
    const entry = new URL(domain)
    return (
      entry.protocol === target.protocol &&
      entry.hostname === target.hostname &&
      target.pathname.startsWith(entry.pathname)
    )
  })
}

/** Whether a project trusts a URL. */
export async function isTrustedByProject(
  db: Database,
  project: Project,
  url: string,
): Promise<boolean> {
  const domains = await listTrustedDomains(db, project.id)
  return isTrustedUrl(url, { allowLocalhost: project.allowLocalhost, domains })
}

/** @throws REDIRECT_URL_NOT_WHITELISTED when the URL is not trusted by the project. */
export async function requireTrustedUrl(
  db: Database,
  project: Project,
  url: string,
): Promise<void> {
  if (!(await isTrustedByProject(db, project, url))) {
    throw knownError('REDIRECT_URL_NOT_WHITELISTED')
  }
}
