import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import { randomBase32 } from '../crypto/random'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import { cliAttempts } from '../db/schema/index'
import { knownError, TextError } from '../errors'
import type { Project } from './projects'
import { createSessionBeside } from './renew-session'
import type { Issuer } from './session-activity'

/** Two hours (contract/http.md section 7.7). */
const defaultLifetimeMs = 2 * 60 * 60 * 1000

/** Begins the sign-in of a command line program. */
export async function startCliAttempt(
  db: Database,
  projectId: string,
  { expiresInMs = defaultLifetimeMs, now }: { expiresInMs?: number; now: Date },
) {
  const pollingCode = randomBase32()
  const loginCode = randomBase32()
  const expiresAt = new Date(now.getTime() + expiresInMs)
  await db.insert(cliAttempts).values({
    projectId,
    pollingCodeHash: hashToken(pollingCode),
    loginCodeHash: hashToken(loginCode),
    expiresAt,
  })
  return {
    polling_code: pollingCode,
    login_code: loginCode,
    expires_at: expiresAt.toISOString(),
  }
}

/**
 * Hands the user's refresh token to the attempt. Only the first time counts.
 *
 * @param given.isRotating Tokens are replaced, so the program gets a session of its own.
 */
export async function completeCliAttempt(
  { db, secretBox, issuer }: { db: Database; secretBox: SecretBox; issuer: Issuer },
  project: Project,
  given: { loginCode: string; refreshToken: string; isRotating: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = given.isRotating
      ? await createSessionBeside(tx, project, given.refreshToken, issuer)
      : null
    const completed = await tx
      .update(cliAttempts)
      .set({ refreshTokenSealed: secretBox.seal(own ?? given.refreshToken) })
      .where(
        and(
          eq(cliAttempts.loginCodeHash, hashToken(given.loginCode)),
          eq(cliAttempts.projectId, project.id),
          isNull(cliAttempts.refreshTokenSealed),
          gt(cliAttempts.expiresAt, issuer.now()),
        ),
      )
      .returning({ id: cliAttempts.id })
    if (completed.length === 0) {
      throw new TextError(400, 'This sign-in is unknown, expired or completed already.')
    }
  })
}

/** What a poll finds. The refresh token is given out once. */
export type CliPoll =
  | { status: 'waiting' | 'expired' | 'used' }
  | { status: 'success'; refresh_token: string }

/** Asks how an attempt stands. */
export async function pollCliAttempt(
  { db, secretBox, now }: { db: Database; secretBox: SecretBox; now: () => Date },
  projectId: string,
  pollingCode: string,
): Promise<CliPoll> {
  const [attempt] = await db
    .select()
    .from(cliAttempts)
    .where(
      and(
        eq(cliAttempts.pollingCodeHash, hashToken(pollingCode)),
        eq(cliAttempts.projectId, projectId),
      ),
    )
  if (!attempt) throw knownError('INVALID_POLLING_CODE')
  if (attempt.expiresAt <= now()) return { status: 'expired' }
  if (attempt.usedAt) return { status: 'used' }
  const sealed = attempt.refreshTokenSealed
  if (sealed === null) return { status: 'waiting' }
  const fetched = await db
    .update(cliAttempts)
    .set({ usedAt: now() })
    .where(
      and(
        eq(cliAttempts.id, attempt.id),
        isNull(cliAttempts.usedAt),
        isNotNull(cliAttempts.refreshTokenSealed),
      ),
    )
    .returning({ id: cliAttempts.id })
  if (fetched.length === 0) return { status: 'used' }
  return { status: 'success', refresh_token: secretBox.open(sealed) }
}
