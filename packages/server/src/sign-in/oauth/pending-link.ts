import type { SecretBox } from '../../crypto/secret-box'
import type { Database } from '../../db/database'
import { knownError, ServiceError } from '../../lib/errors'
import type { Project } from '../../projects/projects'
import type { Audit } from '../../security-events/security-events'
import { isSessionAlive } from '../../sessions/sessions'
import type { CodeGrant } from './authorization-codes'
import type { ProviderTokens } from './provider-client'
import { saveTokens } from './provider-tokens'
import type { ProviderAccount } from './providers/provider'
import { linkAccount } from './resolve-user'

/**
 * An account at a provider that is to be connected to a user. It waits with the authorization code until
 * the browser that started the link proves itself by its PKCE verifier: any browser may be made to
 * visit the callback (RFC 9700 section 4.7.1).
 */
export interface PendingLink {
  account: Pick<ProviderAccount, 'accountId' | 'email'>
  /** Session that started the link; the link ends with it. */
  sessionId: string
  /** Absent with shared providers, whose tokens are not kept. */
  tokens?: { issued: ProviderTokens; scopes: string[]; receivedAtMillis: number }
}

/** Dependencies of completing a link. */
interface LinkContext {
  db: Database
  secretBox: SecretBox
  audit: Audit
  now: () => Date
}

/** Encrypts a link for its authorization code. */
export function encryptLink(secretBox: SecretBox, link: PendingLink): string {
  return secretBox.encrypt(JSON.stringify(link))
}

/**
 * Connects the account that waits with an authorization code, if one does, and keeps its tokens.
 *
 * @throws INVALID_AUTHORIZATION_CODE if the session that started the link has ended, or the account can
 *   no longer be connected to the user.
 */
export async function completeLink(
  context: LinkContext,
  project: Project,
  { userId, providerId, encryptedAccount }: CodeGrant,
): Promise<void> {
  if (providerId === null || encryptedAccount === null) return
  const { db, secretBox, audit, now } = context
  // Written by `encryptLink`.
  const { account, sessionId, tokens }: PendingLink = JSON.parse(
    secretBox.decrypt(encryptedAccount),
  )
  if (!(await isSessionAlive(db, { sessionId, userId, now: now() }))) {
    throw knownError('INVALID_AUTHORIZATION_CODE')
  }
  try {
    // Since the callback looked for conflicts, the account may have been connected to another user.
    await linkAccount(db, project.id, { providerId, account, userId, audit })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    throw knownError('INVALID_AUTHORIZATION_CODE')
  }
  if (!tokens) return
  const key = { projectId: project.id, providerId, accountId: account.accountId }
  const { issued, scopes, receivedAtMillis } = tokens
  await saveTokens(context, key, { tokens: issued, scopes, now: new Date(receivedAtMillis) })
}
