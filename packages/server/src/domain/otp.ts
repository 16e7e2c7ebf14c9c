import { and } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contactChannels, otpMethods } from '../db/schema/index'
import { knownError, TextError } from '../errors'
import { findAuthChannel, isAuthChannel } from './auth-channels'
import { addMail, type MailContext } from './mails'
import { createUser } from './new-user'
import type { Project } from './projects'
import { signIn } from './second-factor'
import type { Issuer } from './session-activity'
import { requireTrustedUrl } from './trusted-urls'
import { findUser } from './users'
import { createCode, spendCode, splitCode, toCodeLink } from './verification-codes'

/**
 * Mails a sign-in link and code to an address, known or not, with the same queries before the
 * answer. An address that was never verified is refused, as the contract wants.
 *
 * @returns The part of the code that stays in the browser.
 */
export async function sendSignInCode(
  context: MailContext,
  project: Project,
  { email, callbackUrl }: { email: string; callbackUrl: string },
): Promise<{ nonce: string }> {
  const { db, now } = context
  if (!project.magicLinkEnabled) throw new TextError(403, 'Magic links are off in this project.')
  const channel = await findAuthChannel(db, project.id, email)
  if (channel && !channel.isVerified) throw knownError('USER_EMAIL_ALREADY_EXISTS', { email })
  if (!channel && !project.signUpEnabled) throw knownError('SIGN_UP_NOT_ENABLED')
  await requireTrustedUrl(db, project, callbackUrl)
  return db.transaction(async (tx) => {
    await enableSignInCodes(tx, project.id, email)
    const { code } = await createCode(tx, project.id, {
      type: 'otp_sign_in',
      data: { userId: channel?.userId ?? null, email },
      callbackUrl,
      now: now(),
    })
    const { typed, nonce } = splitCode(code)
    const variables = { magicLink: toCodeLink(callbackUrl, code), otp: typed }
    await addMail(context, tx, { projectId: project.id, to: email, type: 'magic_link', variables })
    return { nonce }
  })
}

/** For whoever has proven to have the address. Asks the same when that is nobody. */
async function enableSignInCodes(db: Database, projectId: string, email: string): Promise<void> {
  const owner = db
    .select({ userId: contactChannels.userId })
    .from(contactChannels)
    .where(and(isAuthChannel(projectId, email), contactChannels.isVerified))
  await db.insert(otpMethods).select(owner).onConflictDoNothing()
}

/** Signs in by a link's or typed code; makes the user if the address was new. */
export async function signInByCode(
  db: Database,
  project: Project,
  { code, issuer }: { code: string; issuer: Issuer },
) {
  const presented = { type: 'otp_sign_in', code, now: issuer.now() } as const
  const { userId, email } = await spendCode(db, project.id, presented)
  if (userId === null) {
    const { row } = await createUser(db, project, {
      email: { value: email, isVerified: true, usedForAuth: true },
      hasOtp: true,
    })
    const candidate = { userId: row.id, totpSecretSealed: null }
    return signIn(db, project, candidate, { isNewUser: true, issuer })
  }
  const user = await findUser(db, project.id, userId)
  if (!user) throw knownError('USER_NOT_FOUND')
  const candidate = { userId, totpSecretSealed: user.row.totpSecretSealed }
  return signIn(db, project, candidate, { issuer })
}
