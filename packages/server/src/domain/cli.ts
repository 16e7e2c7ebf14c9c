import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import { randomBase32 } from '../crypto/random'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/client'
import { cliAttempts } from '../db/schema/index'
import { knownError, TextError } from '../errors'

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

/** Hands the user's refresh token to the attempt. Only the first time counts. */
export async function completeCliAttempt(
  { db, secretBox, now }: { db: Database; secretBox: SecretBox; now: () => Date },
  projectId: string,
  { loginCode, refreshToken }: { loginCode: string; refreshToken: string },
): Promise<void> {
  const completed = await db
    .update(cliAttempts)
    .set({ refreshTokenSealed: secretBox.seal(refreshToken) })
    .where(
      and(
        eq(cliAttempts.loginCodeHash, hashToken(loginCode)),
        eq(cliAttempts.projectId, projectId),
        isNull(cliAttempts.refreshTokenSealed),
        gt(cliAttempts.expiresAt, now()),
      ),
    )
    .returning({ id: cliAttempts.id })
  if (completed.length === 0) {
    throw new TextError(400, 'This sign-in is unknown, expired or completed already.')
  }
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
