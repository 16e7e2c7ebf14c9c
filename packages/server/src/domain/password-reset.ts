import { hashPassword } from '../crypto/password-hash'
import type { Database } from '../db/client'
import { knownError } from '../errors'
import { renderMail } from '../mail/render-mail'
import { findAuthChannel } from './auth-channels'
import type { MailContext } from './otp'
import { requirePasswordsEnabled, requireStrongPassword, savePassword } from './passwords'
import type { Project } from './projects'
import { endAllSessions } from './sessions'
import { isTrustedByProject } from './trusted-urls'
import { toWireUser } from './user-wire'
import { findUser } from './users'
import { createCode, spendCode, toCodeLink } from './verification-codes'
import { announce } from './webhooks'

/** Mails a link to set a new password. Says nothing of whether anybody has the address. */
export async function sendResetCode(
  { db, mailer, background, now }: MailContext,
  project: Project,
  { email, callbackUrl }: { email: string; callbackUrl: string },
): Promise<void> {
  requirePasswordsEnabled(project)
  const channel = await findAuthChannel(db, project.id, email)
  // Looked up for nobody's address too, though the contract tells only of somebody's.
  const isTrusted = await isTrustedByProject(db, project, callbackUrl)
  if (!channel) return
  if (!isTrusted) throw knownError('REDIRECT_URL_NOT_WHITELISTED')
  background.run('password reset mail', async () => {
    const { userId, displayName } = channel
    const data = { userId }
    const { code } = await createCode(db, project.id, {
      type: 'password_reset',
      data,
      callbackUrl,
      now: now(),
    })
    const variables = {
      userDisplayName: displayName ?? undefined,
      passwordResetLink: toCodeLink(callbackUrl, code),
    }
    const mail = await renderMail(db, project, 'password_reset', variables)
    await mailer.send({ project, to: email, ...mail })
  })
}

/** Sets a new password by a mailed code. All sessions of the user end. */
export async function resetPassword(
  db: Database,
  project: Project,
  { code, password, now }: { code: string; password: string; now: Date },
): Promise<void> {
  let hash = ''
  const presented = { type: 'password_reset', code, now } as const
  const { userId } = await spendCode(db, project.id, presented, async () => {
    // Before the code is spent: it stays good when the service is too busy to hash.
    hash = await hashPassword(password)
  })
  requirePasswordsEnabled(project)
  requireStrongPassword(password)
  await savePassword(db, userId, hash)
  await endAllSessions(db, userId)
  const user = await findUser(db, project.id, userId)
  if (user) await announce(db, project.id, 'user.updated', toWireUser(user))
}
