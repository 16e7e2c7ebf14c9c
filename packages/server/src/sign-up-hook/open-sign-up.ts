import type { SignUpMethod } from '@app/contract'
import type { Database } from '../db/database'
import { knownError } from '../lib/errors'
import { findProject } from '../projects/projects'

/**
 * Requires that a project allows signing up now: its settings may have changed while a hook responded, or a password was
 * hashed.
 *
 * @throws ANONYMOUS_ACCOUNTS_NOT_ENABLED, PASSWORD_AUTHENTICATION_NOT_ENABLED, SIGN_UP_NOT_ENABLED
 */
export async function requireOpenSignUp(
  db: Database,
  projectId: string,
  method: Extract<SignUpMethod, 'anonymous' | 'oauth' | 'password'>,
): Promise<void> {
  const project = await findProject(db, projectId)
  if (method === 'anonymous') {
    if (!project?.anonymousEnabled) throw knownError('ANONYMOUS_ACCOUNTS_NOT_ENABLED')
    return
  }
  if (method === 'password' && !project?.credentialEnabled) {
    throw knownError('PASSWORD_AUTHENTICATION_NOT_ENABLED')
  }
  if (!project?.signUpEnabled) throw knownError('SIGN_UP_NOT_ENABLED')
}
