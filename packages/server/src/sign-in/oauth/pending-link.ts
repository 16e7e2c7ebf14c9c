import type { SecretBox } from '../../crypto/secret-box'
import type { Database } from '../../db/database'
import { knownError, ServiceError } from '../../lib/errors'
import { requireEnabled } from '../../project-settings/first-factor'
import type { Project } from '../../projects/projects'
import type { Audit } from '../../security-events/security-events'
import { lockUserForChange } from '../../sessions/kept-session'
import type { CodeGrant } from './authorization-codes'
import type { ProviderTokens } from './provider-client'
import { saveTokens } from './provider-tokens'
import type { ProviderAccount } from './providers/provider'
import { linkAccount } from './resolve-user'

/**
 * A provider account to be connected to a user. It is stored with the authorization code until the
 * browser that started the connection sends its PKCE verifier, because any browser can be made to
 * visit the callback (RFC 9700 section 4.7.1).
 */
export interface PendingLink {
  account: Pick<ProviderAccount, 'accountId' | 'email'>
  /** Session that started the connection and must be active. */
  sessionId: string
  /** Absent with shared providers, whose tokens are not stored. */
  tokens?: { issued: ProviderTokens; scopes: string[]; receivedAtMillis: number }
}

/** Dependencies of connecting an account. */
interface LinkContext {
  db: Database
  secretBox: SecretBox
  audit: Audit
  now: () => Date
}

/** Encrypts a pending connection for its authorization code. */
export function encryptLink(secretBox: SecretBox, link: PendingLink): string {
  return secretBox.encrypt(JSON.stringify(link))
}

/**
 * Connects the account of an authorization code, if any, and stores its tokens.
 *
 * @throws INVALID_AUTHORIZATION_CODE if the session has ended, the provider is disabled, or the account can no
 * longer be connected.
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
  try {
    await requireEnabled(db, project.id, { method: 'oauth', providerId })
    await db.transaction(async (tx) => {
      await lockUserForChange(tx, userId, { kept: { sessionId }, now: now() })
      // Another user may have connected the account since the callback.
      await linkAccount(tx, project.id, { providerId, account, userId, audit })
    })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    throw knownError('INVALID_AUTHORIZATION_CODE')
  }
  if (!tokens) return
  const key = { projectId: project.id, providerId, accountId: account.accountId }
  const { issued, scopes, receivedAtMillis } = tokens
  await saveTokens(context, key, { tokens: issued, scopes, now: new Date(receivedAtMillis) })
}
