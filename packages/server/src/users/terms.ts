import type { AccessType } from '@app/contract/known-errors'
import { knownError } from '../lib/errors'
import type { Project } from '../projects/projects'

/** Terms of service that a user accepted. */
export interface AcceptedTerms {
  version: string
  at: Date
}

/** Acceptance that a request claims. */
export interface ClaimedTerms {
  /** Absent: none. */
  version: string | undefined
  at: Date
}

type TermsProject = Pick<Project, 'requiredTermsVersion'>

/** @throws TERMS_NOT_ACCEPTED if the project requires another version. */
export function requireTermsVersion(
  { requiredTermsVersion: required }: TermsProject,
  version: string | null | undefined,
): void {
  if (required === null || version === required) return
  throw knownError('TERMS_NOT_ACCEPTED', { required_terms_version: required })
}

/**
 * Returns the acceptance to record for a new user; `null` if there is none. Clients can only accept the
 * version that the project requires. Servers may create users without one, and record any version.
 *
 * @throws TERMS_NOT_ACCEPTED for clients without the required version.
 * @see docs/decisions/184-accepted-terms.md
 */
export function requireAcceptedTerms(
  { project, access }: { project: TermsProject; access: AccessType },
  { version, at }: ClaimedTerms,
): AcceptedTerms | null {
  const isClient = access === 'client'
  if (isClient) requireTermsVersion(project, version)
  if (version === undefined || (isClient && project.requiredTermsVersion === null)) return null
  return { version, at }
}

/**
 * Returns the columns of an acceptance: none if it is absent, or if the version is already recorded, so
 * that the time remains that of the first acceptance.
 *
 * @param terms Null removes the record.
 */
export function toTermsColumns(
  terms: AcceptedTerms | null | undefined,
  before?: { acceptedTermsVersion: string | null },
): { acceptedTermsVersion?: string | null; acceptedTermsAt?: Date | null } {
  if (terms === undefined) return {}
  if (terms && terms.version === before?.acceptedTermsVersion) return {}
  return { acceptedTermsVersion: terms?.version ?? null, acceptedTermsAt: terms?.at ?? null }
}
