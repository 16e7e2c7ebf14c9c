import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { hashToken } from '../../crypto/hash-token'
import { randomBase32 } from '../../crypto/random'
import type { SecretBox } from '../../crypto/secret-box'
import type { Database } from '../../db/database'
import { cliAttempts } from '../../db/schema/index'
import { invalidInput, knownError } from '../../lib/errors'
import type { Project } from '../../projects/projects'
import type { Issuer } from '../../sessions/activity'
import { createSessionBeside } from '../../sessions/refresh'

/** Two hours, in milliseconds. */
const defaultLifetimeMs = 2 * 60 * 60 * 1000

/**
 * Starts the sign-in of a command-line program.
 *
 * @param attempt.address Address of the program.
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

/** Condition for the attempt that a login code can complete. */
function isOpen(projectId: string, loginCode: string, now: Date) {
  return and(
    eq(cliAttempts.loginCodeHash, hashToken(loginCode)),
    eq(cliAttempts.projectId, projectId),
    isNull(cliAttempts.encryptedRefreshToken),
    gt(cliAttempts.expiresAt, now),
  )
}

const notOpen = () => invalidInput('This sign-in is unknown, expired or already completed.')

/**
 * Returns the time and address of the program's request, which the user sees before they confirm.
 *
 * @throws {DomainError} if there is no open attempt.
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
 * Confirms an attempt: the program gets its own session, which expires with the session of the
 * given refresh token. Only the first confirmation counts.
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
    // The contract does not check the refresh token: for an invalid one, the program gets another
    // invalid one.
    const encryptedRefreshToken = secretBox.encrypt(own ?? randomBase32())
    const completed = await tx
      .update(cliAttempts)
      .set({ encryptedRefreshToken })
      .where(isOpen(project.id, given.loginCode, issuer.now()))
      .returning({ id: cliAttempts.id })
    if (completed.length === 0) throw notOpen()
  })
}

/** Result of a poll. The refresh token is returned once. */
export type CliPoll =
  | { status: 'waiting' | 'expired' | 'used' }
  | { status: 'success'; refresh_token: string }

/** Returns the state of an attempt. */
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
