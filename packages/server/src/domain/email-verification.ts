import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/client'
import { contactChannels } from '../db/schema/index'
import { knownError } from '../errors'
import { renderMail } from '../mail/render-mail'
import type { MailContext } from './otp'
import type { Project } from './projects'
import { createCode, spendCode, toCodeLink } from './verification-codes'

/** An address to verify. */
export interface VerificationRequest {
  userId: string
  userDisplayName: string | null
  email: string
  /** Trusted already. */
  callbackUrl: string
}

/** Mails a link that proves the address is the user's. */
export async function sendVerificationMail(
  { db, mailer, now }: Pick<MailContext, 'db' | 'mailer' | 'now'>,
  project: Project,
  { userId, userDisplayName, email, callbackUrl }: VerificationRequest,
): Promise<void> {
  const { code } = await createCode(db, project.id, {
    type: 'contact_channel_verification',
    data: { userId, email },
    callbackUrl,
    now: now(),
  })
  const variables = {
    userDisplayName: userDisplayName ?? undefined,
    emailVerificationLink: toCodeLink(callbackUrl, code),
  }
  const mail = await renderMail(db, project, 'email_verification', variables)
  await mailer.send({ project, to: email, ...mail })
}

/** Uses a verification code and marks the address it was sent to as verified. */
export async function verifyContactChannel(
  db: Database,
  projectId: string,
  presented: { code: string; now: Date },
): Promise<void> {
  const { userId, email } = await spendCode(db, projectId, {
    type: 'contact_channel_verification',
    ...presented,
  })
  const verified = await db
    .update(contactChannels)
    .set({ isVerified: true })
    .where(
      and(
        eq(contactChannels.userId, userId),
        eq(contactChannels.type, 'email'),
        eq(contactChannels.value, email),
      ),
    )
    .returning({ id: contactChannels.id })
  // The address was removed meanwhile (contract/http.md Q9).
  if (verified.length === 0) throw knownError('VERIFICATION_CODE_NOT_FOUND')
}
