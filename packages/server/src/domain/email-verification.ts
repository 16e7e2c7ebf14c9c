import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/client'
import { contactChannels } from '../db/schema/index'
import { knownError } from '../errors'
import type { Mailer } from '../mail/mailer'
import { renderVerificationMail } from '../mail/templates/verification'
import type { Project } from './projects'
import { createCode, spendCode } from './verification-codes'

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
  { db, mailer, now }: { db: Database; mailer: Mailer; now: () => Date },
  project: Project,
  { userId, userDisplayName, email, callbackUrl }: VerificationRequest,
): Promise<void> {
  const code = await createCode(db, project.id, {
    type: 'contact_channel_verification',
    data: { userId, email },
    callbackUrl,
    now: now(),
  })
  const link = new URL(callbackUrl)
  link.searchParams.set('code', code)
  const mail = await renderVerificationMail({
    projectDisplayName: project.displayName,
    userDisplayName,
    link: link.href,
  })
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
