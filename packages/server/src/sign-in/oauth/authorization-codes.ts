import { and, eq, isNull, sql } from 'drizzle-orm'
import * as oauth from 'oauth4webapi'
import { hashToken } from '../../crypto/hash-token'
import { randomHex } from '../../crypto/random'
import type { Database } from '../../db/database'
import { authorizationCodes, verificationCodes } from '../../db/schema/index'
import { knownError } from '../../lib/errors'
import type { Audit } from '../../security-events/security-events'
import { lockUser } from '../../sessions/lock-user'
import { endSession } from '../../sessions/sessions'

/** Five minutes, in milliseconds. */
const lifetimeMs = 5 * 60 * 1000

type Row = typeof authorizationCodes.$inferSelect

/** Grant of an authorization code. */
export type CodeGrant = Omit<Row, 'codeHash' | 'expiresAt' | 'usedAt' | 'sessionId'>

/** A redeemed authorization code with its grant. */
export type RedeemedCode = CodeGrant & Pick<Row, 'codeHash'>

/** Creates an authorization code of 64 hexadecimal characters. */
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

/** An authorization code as presented by an app. */
interface PresentedCode {
  code: string
  redirectUri: string
  verifier: string | undefined
  now: Date
}

/**
 * Uses an authorization code after checking client, redirect URL, expiry and PKCE verifier. A wrong
 * verifier does not use it. Reuse with the right verifier means that both were stolen, so the
 * session created by the code is ended, or none is created if the code is still being redeemed.
 *
 * @throws INVALID_AUTHORIZATION_CODE, REDIRECT_URL_NOT_WHITELISTED
 * @see RFC 6749 sections 4.1.2 and 4.1.3, RFC 7636 section 4.6
 */
export async function spendAuthorizationCode(
  context: { db: Database; audit: Audit },
  projectId: string,
  from: PresentedCode,
): Promise<RedeemedCode> {
  const isCode = and(
    eq(authorizationCodes.codeHash, hashToken(from.code)),
    eq(authorizationCodes.projectId, projectId),
  )
  const { db } = context
  const [found] = await db.select().from(authorizationCodes).where(isCode)
  if (!found || !(await matchesChallenge(found, from.verifier))) {
    throw knownError('INVALID_AUTHORIZATION_CODE')
  }
  if (found.usedAt) return refuseReuse(context, found)
  if (found.expiresAt <= from.now) throw knownError('INVALID_AUTHORIZATION_CODE')
  const used = await db
    .update(authorizationCodes)
    .set({ usedAt: from.now, encryptedAccount: null })
    .where(and(isCode, isNull(authorizationCodes.usedAt)))
    .returning({ codeHash: authorizationCodes.codeHash })
  if (used.length === 0) return refuseReuse(context, found)
  if (found.redirectUri !== from.redirectUri) throw knownError('REDIRECT_URL_NOT_WHITELISTED')
  return found
}

/**
 * Deletes a reused code, and ends its session, or its sign-in that waits for the second factor. Waits
 * for a redemption that is creating one, and makes one that is not that far fail in `requireUnrevoked`.
 *
 * @throws INVALID_AUTHORIZATION_CODE
 */
async function refuseReuse(
  { db, audit }: { db: Database; audit: Audit },
  { codeHash, projectId, userId }: Row,
): Promise<never> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const [reused] = await tx
      .delete(authorizationCodes)
      .where(eq(authorizationCodes.codeHash, codeHash))
      .returning({ sessionId: authorizationCodes.sessionId })
    const id = reused?.sessionId
    if (id) await endSession(tx, projectId, { id, as: 'session.revoked', audit })
    await tx
      .delete(verificationCodes)
      .where(
        and(
          eq(verificationCodes.userId, userId),
          eq(verificationCodes.type, 'mfa_attempt'),
          sql`${verificationCodes.data}->>'authorizationCodeHash' = ${codeHash}`,
        ),
      )
  })
  throw knownError('INVALID_AUTHORIZATION_CODE')
}

/**
 * Requires that a used code was neither revoked nor reused before it creates a session, and locks it
 * until it has.
 *
 * @throws INVALID_AUTHORIZATION_CODE
 */
export async function requireUnrevoked(tx: Database, codeHash: string): Promise<void> {
  const [found] = await tx
    .select({ codeHash: authorizationCodes.codeHash })
    .from(authorizationCodes)
    .where(eq(authorizationCodes.codeHash, codeHash))
    .for('update')
  if (!found) throw knownError('INVALID_AUTHORIZATION_CODE')
}

/**
 * Stores the session that a code created, in its transaction, in case the code is reused.
 *
 * @param codeHash Absent: no code created it.
 */
export async function noteSession(
  tx: Database,
  codeHash: string | undefined,
  sessionId: string,
): Promise<void> {
  if (codeHash === undefined) return
  await tx
    .update(authorizationCodes)
    .set({ sessionId })
    .where(eq(authorizationCodes.codeHash, codeHash))
}

async function matchesChallenge(row: Row, verifier: string | undefined): Promise<boolean> {
  if (!verifier) return false
  const challenge =
    row.codeChallengeMethod === 'plain'
      ? verifier
      : await oauth.calculatePKCECodeChallenge(verifier)
  return hashToken(challenge) === hashToken(row.codeChallenge)
}
