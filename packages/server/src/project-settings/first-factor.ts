import type { Database } from '../db/database'
import { knownError } from '../lib/errors'
import { findOauthProvider, findProject } from '../projects/projects'
import type { FirstFactor } from '../verification-codes/verification-codes'

/** Setting that enables each method, and the error of a sign-in while it is off. */
const methods = {
  password: { setting: 'credentialEnabled', error: 'PASSWORD_AUTHENTICATION_NOT_ENABLED' },
  email_code: { setting: 'magicLinkEnabled', error: 'VERIFICATION_CODE_NOT_FOUND' },
  passkey: { setting: 'passkeyEnabled', error: 'PASSKEY_AUTHENTICATION_NOT_ENABLED' },
} as const

/**
 * Returns whether a project enables a first factor now: its settings may have changed since the request or the sign-in
 * began.
 */
export async function isEnabled(
  db: Database,
  projectId: string,
  firstFactor: FirstFactor,
): Promise<boolean> {
  if (firstFactor.method === 'oauth') {
    const provider = await findOauthProvider(db, projectId, firstFactor.providerId)
    return provider?.enabled === true
  }
  const project = await findProject(db, projectId)
  return project?.[methods[firstFactor.method].setting] === true
}

/**
 * Requires that a project enables a first factor now.
 *
 * @throws PASSWORD_AUTHENTICATION_NOT_ENABLED, VERIFICATION_CODE_NOT_FOUND,
 * PASSKEY_AUTHENTICATION_NOT_ENABLED or INVALID_AUTHORIZATION_CODE, by the method.
 */
export async function requireEnabled(
  db: Database,
  projectId: string,
  firstFactor: FirstFactor,
): Promise<void> {
  if (await isEnabled(db, projectId, firstFactor)) return
  throw knownError(
    firstFactor.method === 'oauth'
      ? 'INVALID_AUTHORIZATION_CODE'
      : methods[firstFactor.method].error,
  )
}
