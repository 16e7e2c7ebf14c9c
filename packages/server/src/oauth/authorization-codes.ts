import { and, eq, isNull } from 'drizzle-orm'
import * as oauth from 'oauth4webapi'
import { hashToken } from '../crypto/hash-token'
import { randomHex } from '../crypto/random'
import type { Database } from '../db/database'
import { authorizationCodes } from '../db/schema/index'
import { knownError } from '../errors'

/** Five minutes, in milliseconds (contract/http.md section 7.6). */
const lifetimeMs = 5 * 60 * 1000

type Row = typeof authorizationCodes.$inferSelect

/** What a code stands for. */
export type CodeGrant = Omit<Row, 'codeHash' | 'expiresAt' | 'usedAt'>

/** Makes an authorization code of 64 hex characters. */
export async function createAuthorizationCode(
  db: Database,
  grant: CodeGrant,
  now: Date,
): Promise<string> {
  const code = randomHex(32)
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await db.insert(authorizationCodes).values({ ...grant, codeHash: hashToken(code), expiresAt })
  return code
}

/**
 * Uses an authorization code up, once client, code, time and verifier are right. A wrong verifier
 * does not use it up.
 *
 * @throws INVALID_AUTHORIZATION_CODE, REDIRECT_URL_NOT_WHITELISTED
 * @see RFC 6749 section 4.1.3, RFC 7636 section 4.6
 */
export async function spendAuthorizationCode(
  db: Database,
  projectId: string,
  from: { code: string; redirectUri: string; verifier: string | undefined; now: Date },
): Promise<CodeGrant> {
  const codeHash = hashToken(from.code)
  const own = and(
    eq(authorizationCodes.codeHash, codeHash),
    eq(authorizationCodes.projectId, projectId),
    isNull(authorizationCodes.usedAt),
  )
  const [found] = await db.select().from(authorizationCodes).where(own)
  const isGood = found && found.expiresAt > from.now && (await answers(found, from.verifier))
  if (!found || !isGood) throw knownError('INVALID_AUTHORIZATION_CODE')
  const used = await db
    .update(authorizationCodes)
    .set({ usedAt: from.now })
    .where(own)
    .returning({ codeHash: authorizationCodes.codeHash })
  if (used.length === 0) throw knownError('INVALID_AUTHORIZATION_CODE')
  if (found.redirectUri !== from.redirectUri) throw knownError('REDIRECT_URL_NOT_WHITELISTED')
  return found
}

async function answers(row: Row, verifier: string | undefined): Promise<boolean> {
  if (!verifier) return false
  const challenge =
    row.codeChallengeMethod === 'plain'
      ? verifier
      : await oauth.calculatePKCECodeChallenge(verifier)
  return hashToken(challenge) === hashToken(row.codeChallenge)
}
