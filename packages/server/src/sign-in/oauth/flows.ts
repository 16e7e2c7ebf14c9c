import { eq } from 'drizzle-orm'
import { hashToken } from '../../crypto/hash-token'
import { randomBase32 } from '../../crypto/random'
import type { SecretBox } from '../../crypto/secret-box'
import type { Database } from '../../db/database'
import { oauthFlows } from '../../db/schema/index'

/** Authorization request of the app. */
interface OuterRequest {
  redirectUri: string
  scope: string
  state: string
  codeChallenge: string
  codeChallengeMethod: string
  responseType: string
  type: 'authenticate' | 'link'
  providerScope: string
  /** Session that is connecting an account; null otherwise. */
  linkSessionId: string | null
  errorRedirectUrl: string | null
  afterCallbackRedirectUrl: string | null
  /** Version of the terms that the visitor accepted. Absent in sign-ins that an earlier version started. */
  acceptedTermsVersion?: string
}

/** An OAuth sign-in in progress. */
export interface OauthFlow {
  projectId: string
  providerId: string
  request: OuterRequest
  verifier: string
  linkUserId: string | null
  expiresAt: Date
}

/** Ten minutes, in milliseconds. */
export const flowLifetimeMs = 10 * 60 * 1000

/** Stores a sign-in and returns its state. */
export async function startFlow(
  { db, secretBox }: { db: Database; secretBox: SecretBox },
  { verifier, ...flow }: OauthFlow,
): Promise<string> {
  const state = randomBase32()
  await db.insert(oauthFlows).values({
    ...flow,
    stateHash: hashToken(state),
    encryptedVerifier: secretBox.encrypt(verifier),
  })
  return state
}

/** Returns and deletes a stored sign-in. */
export async function takeFlow(
  { db, secretBox }: { db: Database; secretBox: SecretBox },
  state: string,
): Promise<OauthFlow | null> {
  const [row] = await db
    .delete(oauthFlows)
    .where(eq(oauthFlows.stateHash, hashToken(state)))
    .returning()
  if (!row) return null
  const { encryptedVerifier, stateHash: _, request, ...flow } = row
  // Written by `startFlow`.
  return {
    ...flow,
    request: request as OuterRequest,
    verifier: secretBox.decrypt(encryptedVerifier),
  }
}
