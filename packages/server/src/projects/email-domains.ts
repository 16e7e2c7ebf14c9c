import { isDomainListed, toAsciiDomain } from '@app/contract'
import type { AccessType } from '@app/contract/known-errors'
import { knownError } from '../lib/errors'
import type { Project } from './projects'

/** A project, and the access of a caller to it. */
interface ProjectAccess {
  project: Pick<Project, 'allowedEmailDomains' | 'blockedEmailDomains'>
  access: AccessType
}

/** The whole project that a caller uses, and their access to it. */
export type ProjectCaller = ProjectAccess & { project: Project }

/**
 * Returns whether a caller may bring an address, or a user without one, into the project. Only
 * clients are restricted. A user without an address cannot have one of an allowed domain.
 *
 * @see docs/decisions/182-email-domains-of-clients.md
 */
export function isAllowedAddress(
  { project, access }: ProjectAccess,
  address: string | null,
): boolean {
  const { allowedEmailDomains: allowed, blockedEmailDomains: blocked } = project
  const isRestricted = access === 'client' && allowed.length + blocked.length > 0
  if (!isRestricted) return true
  if (address === null) return allowed.length === 0
  const domain = findDomain(address)
  if (domain === null || isDomainListed(blocked, domain)) return false
  return allowed.length === 0 || isDomainListed(allowed, domain)
}

/** @throws EMAIL_DOMAIN_NOT_ALLOWED unless the caller may bring the address into the project. */
export function requireAllowedAddress(caller: ProjectAccess, address: string | null): void {
  if (!isAllowedAddress(caller, address)) throw knownError('EMAIL_DOMAIN_NOT_ALLOWED')
}

/**
 * Returns the domain of an address. Addresses from providers may have any form, so this is `null`
 * if mail servers could disagree about the domain: if there is no `@`, or several, as in a quoted
 * local part.
 */
function findDomain(address: string): string | null {
  const [local, domain, ...others] = address.split('@')
  if (!local || domain === undefined || others.length > 0) return null
  return toAsciiDomain(domain)
}
