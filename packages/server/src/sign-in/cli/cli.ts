import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { hashToken } from '../../crypto/hash-token'
import { randomBase32 } from '../../crypto/random'
import type { SecretBox } from '../../crypto/secret-box'
import type { Database } from '../../db/database'
import { cliAttempts } from '../../db/schema/index'
import { knownError, TextError } from '../../lib/errors'
import type { Project } from '../../projects/projects'
import type { Issuer } from '../../sessions/activity'
import { createSessionBeside } from '../../sessions/refresh'

/** Two hours (contract/http.md section 7.7). */
const defaultLifetimeMs = 2 * 60 * 60 * 1000

/**
 * Begins the sign-in of a command line program.
 *
 * @param attempt.address Where the program asks from.
 */
export async function startCliAttempt(
  db: Database,
  projectId: string,
  attempt: { expiresInMs?: number; address: string | null; now: Date },
) {
  const { expiresInMs = defaultLifetimeMs, address, now } = attempt
  const pollingCode = randomBase32()
  const loginCode = randomBase32()
  const expiresAt = new Date(now.getTime() + expiresInMs)
  await db.insert(cliAttempts).values({
    projectId,
    pollingCodeHash: hashToken(pollingCode),
    loginCodeHash: hashToken(loginCode),
    startedAt: now,
    address,
    expiresAt,
  })
  return {
    polling_code: pollingCode,
    login_code: loginCode,
    expires_at: expiresAt.toISOString(),
  }
}

/** The attempts that a login code can still complete: one at most. */
function isOpen(projectId: string, loginCode: string, now: Date) {
  return and(
    eq(cliAttempts.loginCodeHash, hashToken(loginCode)),
    eq(cliAttempts.projectId, projectId),
    isNull(cliAttempts.encryptedRefreshToken),
    gt(cliAttempts.expiresAt, now),
  )
}

const notOpen = () => new TextError(400, 'This sign-in is unknown, expired or completed already.')

/**
 * Tells when and from where a program began a sign-in, which its user sees before they confirm.
 *
 * @throws {TextError} 400 when the code completes nothing.
 * @see RFC 8628 section 5.4
 */
export async function describeCliAttempt(
  db: Database,
  projectId: string,
  { loginCode, now }: { loginCode: string; now: Date },
) {
  const [attempt] = await db
    .select({ startedAt: cliAttempts.startedAt, address: cliAttempts.address })
    .from(cliAttempts)
    .where(isOpen(projectId, loginCode, now))
  if (!attempt) throw notOpen()
  return { started_at_millis: attempt.startedAt?.getTime() ?? null, address: attempt.address }
}

/**
 * Lets a program in: it gets a session of its own, which ends when the session of the given refresh
 * token would. That token itself is handed to nothing. Only the first time counts.
 *
 * @see docs/decisions/146-cli-sign-ins-create-their-own-session.md
 */
export async function completeCliAttempt(
  { db, secretBox, issuer }: { db: Database; secretBox: SecretBox; issuer: Issuer },
  project: Project,
  given: { loginCode: string; refreshToken: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await createSessionBeside(tx, project, given.refreshToken, issuer)
    // The contract does not check the token: one that is good for nothing yields another such.
    const encryptedRefreshToken = secretBox.encrypt(own ?? randomBase32())
    const completed = await tx
      .update(cliAttempts)
      .set({ encryptedRefreshToken })
      .where(isOpen(project.id, given.loginCode, issuer.now()))
      .returning({ id: cliAttempts.id })
    if (completed.length === 0) throw notOpen()
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
  const encrypted = attempt.encryptedRefreshToken
  if (encrypted === null) return { status: 'waiting' }
  const fetched = await db
    .update(cliAttempts)
    .set({ usedAt: now() })
    .where(
      and(
        eq(cliAttempts.id, attempt.id),
        isNull(cliAttempts.usedAt),
        isNotNull(cliAttempts.encryptedRefreshToken),
      ),
    )
    .returning({ id: cliAttempts.id })
  if (fetched.length === 0) return { status: 'used' }
  return { status: 'success', refresh_token: secretBox.decrypt(encrypted) }
}
