import { and, eq, isNull } from 'drizzle-orm'
import * as oauth from 'oauth4webapi'
import { hashToken } from '../../crypto/hash-token'
import { randomHex } from '../../crypto/random'
import type { Database } from '../../db/database'
import { authorizationCodes } from '../../db/schema/index'
import { knownError } from '../../lib/errors'
import type { Audit } from '../../security-events/security-events'
import { endSession } from '../../sessions/sessions'

/** Five minutes, in milliseconds (contract/http.md section 7.6). */
const lifetimeMs = 5 * 60 * 1000

type Row = typeof authorizationCodes.$inferSelect

/** What a code stands for. */
export type CodeGrant = Omit<Row, 'codeHash' | 'expiresAt' | 'usedAt' | 'sessionId'>

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

/** An authorization code as an app presents it. */
interface PresentedCode {
  code: string
  redirectUri: string
  verifier: string | undefined
  now: Date
}

/**
 * Uses an authorization code up, once client, code, time and verifier are right. A wrong verifier
 * does not use it up. A code that comes again with the right verifier was stolen together with it, from
 * one side or the other: the session that was created by it is ended.
 *
 * @throws INVALID_AUTHORIZATION_CODE, REDIRECT_URL_NOT_WHITELISTED
 * @see RFC 6749 sections 4.1.2 and 4.1.3, RFC 7636 section 4.6
 */
export async function spendAuthorizationCode(
  { db, audit }: { db: Database; audit: Audit },
  projectId: string,
  from: PresentedCode,
): Promise<CodeGrant> {
  const isCode = and(
    eq(authorizationCodes.codeHash, hashToken(from.code)),
    eq(authorizationCodes.projectId, projectId),
  )
  const [found] = await db.select().from(authorizationCodes).where(isCode)
  if (!found || !(await matchesChallenge(found, from.verifier))) {
    throw knownError('INVALID_AUTHORIZATION_CODE')
  }
  if (found.usedAt) {
    const { sessionId: id } = found
    if (id) await endSession(db, projectId, { id, as: 'session.revoked', audit })
    throw knownError('INVALID_AUTHORIZATION_CODE')
  }
  if (found.expiresAt <= from.now) throw knownError('INVALID_AUTHORIZATION_CODE')
  const used = await db
    .update(authorizationCodes)
    .set({ usedAt: from.now, encryptedAccount: null })
    .where(and(isCode, isNull(authorizationCodes.usedAt)))
    .returning({ codeHash: authorizationCodes.codeHash })
  if (used.length === 0) throw knownError('INVALID_AUTHORIZATION_CODE')
  if (found.redirectUri !== from.redirectUri) throw knownError('REDIRECT_URL_NOT_WHITELISTED')
  return found
}

/** Remembers which session a code created, should the code come again. */
export async function noteSession(db: Database, code: string, sessionId: string): Promise<void> {
  await db
    .update(authorizationCodes)
    .set({ sessionId })
    .where(eq(authorizationCodes.codeHash, hashToken(code)))
}

async function matchesChallenge(row: Row, verifier: string | undefined): Promise<boolean> {
  if (!verifier) return false
  const challenge =
    row.codeChallengeMethod === 'plain'
      ? verifier
      : await oauth.calculatePKCECodeChallenge(verifier)
  return hashToken(challenge) === hashToken(row.codeChallenge)
}
