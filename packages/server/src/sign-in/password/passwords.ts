import { and, eq, sql } from 'drizzle-orm'
import { checkPassword, hashPassword } from '../../crypto/password-hash'
import type { Database } from '../../db/database'
import { createPrepared } from '../../db/prepared'
import { contactChannels, passwords, users } from '../../db/schema/index'
import { invalidInput, knownError } from '../../lib/errors'
import type { Project } from '../../projects/projects'
import type { Audit } from '../../security-events/security-events'
import { lockUserForChange, type UserChange } from '../../sessions/kept-session'
import { revoke } from '../../sessions/revoke'
import { isAuthChannel } from '../../sessions/sign-in-addresses'
import type { SignInCandidate } from '../mfa/second-factor'

/**
 * Maximum number of UTF-8 bytes. bcrypt, which other servers of this contract use, cannot hash
 * more.
 */
const maxBytes = 71

/** @throws PASSWORD_AUTHENTICATION_NOT_ENABLED */
export function requirePasswordsEnabled(project: Project): void {
  if (!project.credentialEnabled) throw knownError('PASSWORD_AUTHENTICATION_NOT_ENABLED')
}

/**
 * Requires that a password of a user is as long as the project demands. The contract limits its characters.
 *
 * @throws PASSWORD_TOO_SHORT
 */
export function requireLongPassword(
  { passwordMinLength: min }: Pick<Project, 'passwordMinLength'>,
  password: string,
): void {
  if (password.length < min) throw knownError('PASSWORD_TOO_SHORT', { min_length: min })
  requireHashable(password)
}

/**
 * Requires that a password of the app's server is as long as the project demands.
 *
 * @throws PASSWORD_TOO_SHORT
 */
export function requireServerPassword(project: Project, password: string): void {
  const min = project.serverPasswordMinLength
  if (password.length < min) throw knownError('PASSWORD_TOO_SHORT', { min_length: min })
  requireHashable(password)
}

/** Requires that bcrypt could hash a password. */
export function requireHashable(password: string): void {
  if (Buffer.byteLength(password) > maxBytes) {
    throw invalidInput(`The password is longer than ${maxBytes} bytes in UTF-8.`)
  }
}

const findPassword = createPrepared('find_password', (db) =>
  db
    .select({
      userId: users.id,
      hash: passwords.hash,
    })
    .from(contactChannels)
    .innerJoin(users, eq(users.id, contactChannels.userId))
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(isAuthChannel(sql.placeholder('projectId'), sql.placeholder('email'))),
)

/**
 * Verifies an email and password. Takes as long for unknown addresses.
 *
 * @throws EMAIL_PASSWORD_MISMATCH without revealing which one is wrong.
 */
export async function verifyPassword(
  db: Database,
  project: Project,
  given: { email: string; password: string; audit: Audit },
): Promise<SignInCandidate> {
  const { email, password, audit } = given
  const [found] = await findPassword(db, { projectId: project.id, email })
  const check = await checkPassword(project.id, { stored: found?.hash ?? null, password })
  if (!found || !check.matches) {
    const [projectId, userId] = [project.id, found?.userId ?? null]
    await audit(db, { type: 'sign_in.failed', projectId, userId, details: { method: 'password' } })
    throw knownError('EMAIL_PASSWORD_MISMATCH')
  }
  const { userId, hash } = found
  const firstFactor = { method: 'password' } as const
  if (!check.needsRehash) return { userId, firstFactor, passwordHash: hash }
  const passwordHash = await rehashPassword(db, project.id, { userId, hash, password })
  // Changed by a concurrent request.
  return passwordHash === null
    ? verifyPassword(db, project, given)
    : { userId, firstFactor, passwordHash }
}

/**
 * Changes the password of a user who entered the old one, and ends their other sessions.
 *
 * @throws USER_DOES_NOT_HAVE_PASSWORD, PASSWORD_CONFIRMATION_MISMATCH
 * @throws ACCESS_TOKEN_EXPIRED if the session has ended since the request was authenticated.
 */
export async function changePassword(
  db: Database,
  { projectId, id: userId }: { projectId: string; id: string },
  change: UserChange & {
    oldPassword: string
    newPassword: string
    /** Of the only session that survives. Absent: none does. */
    keptRefreshToken: string | undefined
  },
): Promise<void> {
  const [found] = await db.select().from(passwords).where(eq(passwords.userId, userId))
  if (!found) throw knownError('USER_DOES_NOT_HAVE_PASSWORD')
  const old = { stored: found.hash, password: change.oldPassword }
  const { matches } = await checkPassword(projectId, old)
  if (!matches) throw knownError('PASSWORD_CONFIRMATION_MISMATCH')
  const hash = await hashPassword(projectId, change.newPassword)
  await db.transaction(async (tx) => {
    await lockUserForChange(tx, userId, change)
    const changed = await tx
      .update(passwords)
      .set({ hash, changedAt: sql`now()` })
      .where(and(eq(passwords.userId, userId), eq(passwords.hash, found.hash)))
      .returning({ userId: passwords.userId })
    // Changed concurrently, so the given password is no longer the old one.
    if (changed.length === 0) throw knownError('PASSWORD_CONFIRMATION_MISMATCH')
    await revoke(tx, 'password.changed', { userId, kept: toKept(change.keptRefreshToken) })
    await change.audit(tx, { type: 'password.changed', projectId, userId })
  })
}

/** Without a refresh token all sessions end. */
function toKept(refreshToken: string | undefined) {
  return refreshToken ? { refreshToken } : undefined
}

/** Sets or replaces the password of a user. */
export async function savePassword(db: Database, userId: string, hash: string): Promise<void> {
  await db
    .insert(passwords)
    .values({ userId, hash })
    .onConflictDoUpdate({ target: passwords.userId, set: { hash, changedAt: sql`now()` } })
}

/**
 * Adds a first password. Returns whether there was none before.
 *
 * @throws ACCESS_TOKEN_EXPIRED if the session has ended since the request was authenticated.
 */
export async function addPassword(
  db: Database,
  { projectId, id: userId }: { projectId: string; id: string },
  { password, audit, kept, now }: UserChange & { password: string },
): Promise<boolean> {
  const hash = await hashPassword(projectId, password)
  return db.transaction(async (tx) => {
    await lockUserForChange(tx, userId, { kept, now })
    const added = await tx
      .insert(passwords)
      .values({ userId, hash })
      .onConflictDoNothing()
      .returning({ userId: passwords.userId })
    if (added.length === 0) return false
    await revoke(tx, 'password.set', { userId })
    await audit(tx, { type: 'password.set', projectId, userId })
    return true
  })
}

/** @returns The new hash; `null` if a concurrent request changed the password. */
async function rehashPassword(
  db: Database,
  projectId: string,
  { userId, hash: current, password }: { userId: string; hash: string | null; password: string },
): Promise<string | null> {
  const hash = await hashPassword(projectId, password)
  const [replaced] = await db
    .update(passwords)
    .set({ hash })
    .where(and(eq(passwords.userId, userId), eq(passwords.hash, current ?? '')))
    .returning({ hash: passwords.hash })
  return replaced?.hash ?? null
}
