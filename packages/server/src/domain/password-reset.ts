import { hashPassword } from '../crypto/password-hash'
import type { Database } from '../db/database'
import { knownError } from '../errors'
import type { Job } from '../jobs/lanes'
import { findAuthChannel } from './auth-channels'
import { addMail, type MailContext } from './mails'
import { requirePasswordsEnabled, requireStrongPassword, savePassword } from './passwords'
import type { Project } from './projects'
import type { Audit } from './security-events'
import { endAllSessions } from './sessions'
import { isTrustedByProject } from './trusted-urls'
import { toWireUser } from './user-wire'
import { findUser } from './users'
import { createCode, spendCode, toCodeLink } from './verification-codes'
import { announce } from './webhooks'

/**
 * Has a link mailed to set a new password. Says nothing of whether anybody has the address: the same
 * is written down for nobody, and the code is made later.
 */
export async function sendResetCode(
  { db, jobs }: Pick<MailContext, 'db' | 'jobs'>,
  project: Project,
  { email, callbackUrl }: { email: string; callbackUrl: string },
): Promise<void> {
  requirePasswordsEnabled(project)
  const channel = await findAuthChannel(db, project.id, email)
  // Looked up for nobody's address too, though the contract tells only of somebody's.
  const isTrusted = await isTrustedByProject(db, project, callbackUrl)
  if (channel && !isTrusted) throw knownError('REDIRECT_URL_NOT_WHITELISTED')
  const userId = channel?.userId ?? null
  await jobs.add(db, {
    kind: 'password-reset-mail',
    projectId: project.id,
    userId,
    email,
    callbackUrl,
  })
}

/** Makes the code of a password reset, and the mail with it. */
export async function prepareResetMail(
  context: MailContext,
  { projectId, userId, email, callbackUrl }: Extract<Job, { kind: 'password-reset-mail' }>,
): Promise<void> {
  const { db, now } = context
  const user = userId && (await findUser(db, projectId, userId))
  if (!user) return
  await db.transaction(async (tx) => {
    const { code } = await createCode(tx, projectId, {
      type: 'password_reset',
      data: { userId },
      callbackUrl,
      now: now(),
    })
    const variables = {
      userDisplayName: user.row.displayName ?? undefined,
      passwordResetLink: toCodeLink(callbackUrl, code),
    }
    await addMail(context, tx, { projectId, to: email, type: 'password_reset', variables })
  })
}

/** Sets a new password by a mailed code. All sessions of the user end. */
export async function resetPassword(
  db: Database,
  project: Project,
  { code, password, now, audit }: { code: string; password: string; now: Date; audit: Audit },
): Promise<void> {
  let hash = ''
  const presented = { type: 'password_reset', code, now } as const
  const { userId } = await spendCode(db, project.id, presented, async () => {
    // Before the code is spent: it stays good when the service is too busy to hash.
    hash = await hashPassword(password)
  })
  requirePasswordsEnabled(project)
  requireStrongPassword(password)
  await db.transaction(async (tx) => {
    // Deleted meanwhile.
    if (!(await findUser(tx, project.id, userId))) throw knownError('VERIFICATION_CODE_NOT_FOUND')
    await savePassword(tx, userId, hash)
    await endAllSessions(tx, userId)
    await audit(tx, { type: 'password.reset', projectId: project.id, userId })
    const user = await findUser(tx, project.id, userId)
    if (user) await announce(tx, project.id, 'user.updated', toWireUser(user))
  })
}
