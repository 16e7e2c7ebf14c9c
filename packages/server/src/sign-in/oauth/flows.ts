import { eq } from 'drizzle-orm'
import { hashToken } from '../../crypto/hash-token'
import { randomBase32 } from '../../crypto/random'
import type { SecretBox } from '../../crypto/secret-box'
import type { Database } from '../../db/database'
import { oauthFlows } from '../../db/schema/index'

/** What an app asked for when it sent the browser to us. */
interface OuterRequest {
  redirectUri: string
  scope: string
  state: string
  codeChallenge: string
  codeChallengeMethod: string
  responseType: string
  type: 'authenticate' | 'link'
  providerScope: string
  /** Session that starts a link; null otherwise. */
  linkSessionId: string | null
  errorRedirectUrl: string | null
  afterCallbackRedirectUrl: string | null
}

/** A browser on its way, as we remember it. */
export interface OauthFlow {
  projectId: string
  providerId: string
  request: OuterRequest
  verifier: string
  linkUserId: string | null
  expiresAt: Date
}

/** Ten minutes, in milliseconds (contract/http.md section 7.6). */
export const flowLifetimeMs = 10 * 60 * 1000

/** Remembers a browser; it comes back with the state returned. */
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

/** Takes a remembered browser back, once. */
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
