import type { SignUpMethod } from '@app/contract'
import type { Database } from '../db/database'
import { knownError } from '../lib/errors'
import { findProject } from '../projects/projects'

/**
 * Requires that a project allows signing up now: its settings may have changed while a hook responded, or a password was
 * hashed.
 *
 * @throws ANONYMOUS_ACCOUNTS_NOT_ENABLED, PASSWORD_AUTHENTICATION_NOT_ENABLED, SIGN_UP_NOT_ENABLED
 * @throws VERIFICATION_CODE_NOT_FOUND for an email code, as if it had been deleted when the setting changed.
 */
export async function requireOpenSignUp(
  db: Database,
  projectId: string,
  method: Extract<SignUpMethod, 'anonymous' | 'email_code' | 'oauth' | 'password'>,
): Promise<void> {
  const project = await findProject(db, projectId)
  if (method === 'anonymous') {
    if (!project?.anonymousEnabled) throw knownError('ANONYMOUS_ACCOUNTS_NOT_ENABLED')
    return
  }
  if (method === 'email_code') {
    if (project?.magicLinkEnabled && project.signUpEnabled) return
    throw knownError('VERIFICATION_CODE_NOT_FOUND')
  }
  if (method === 'password' && !project?.credentialEnabled) {
    throw knownError('PASSWORD_AUTHENTICATION_NOT_ENABLED')
  }
  if (!project?.signUpEnabled) throw knownError('SIGN_UP_NOT_ENABLED')
}
