import type { Language } from '@app/contract'
import { and, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { isLoopback } from '../config/config'
import type { Database } from '../db/database'
import { contactChannels } from '../db/schema/index'
import type { Mailer } from '../emails/mailer'
import { addEmail, type EmailContext } from '../emails/project-emails'
import { type RenderContext, renderEmail } from '../emails/render-email'
import type { Job } from '../jobs/queues'
import { knownError } from '../lib/errors'
import { findLanguage } from '../lib/languages'
import { findProject, type Project } from '../projects/projects'
import { isTrustedByProject } from '../projects/trusted-urls'
import { findUser, type User } from '../users/users'
import {
  type CodeData,
  createCode,
  spendCode,
  toCodeLink,
} from '../verification-codes/verification-codes'
import { findHolder } from './unverified-addresses'

/** An address to verify. */
export interface VerificationRequest {
  userId: string
  userDisplayName: string | null
  email: string
  /** Absent: unknown. */
  language?: Language
  /** Must have been checked. */
  callbackUrl: string
}

/** Emails a verification link and waits until it is sent. */
export async function sendVerificationEmail(
  { config, db, log, mailer, now }: RenderContext & { mailer: Mailer; now: () => Date },
  project: Project,
  { language, ...request }: VerificationRequest,
): Promise<void> {
  const variables = await createVerification(db, project.id, { ...request, now: now() })
  const recipient = request.email
  const unrendered = { type: 'email_verification', language, variables, recipient } as const
  const mail = await renderEmail({ config, db, log }, project, unrendered)
  await mailer.send({ project, type: unrendered.type, to: recipient, ...mail })
}

/** Creates the verification code of a sign-up and queues its email. */
export async function prepareVerificationEmail(
  context: EmailContext & RenderContext & { mailer: Mailer; log: Logger },
  { projectId, userId, email, callbackUrl }: Extract<Job, { kind: 'verification-mail' }>,
): Promise<void> {
  const { db, now, log } = context
  const [project, user] = [await findProject(db, projectId), await findUser(db, projectId, userId)]
  if (!project || !user) return
  // An untrusted URL does not fail the sign-up; the email is not sent.
  if (!(await isTrustedByProject(context, project, callbackUrl))) {
    const { origin, hostname } = new URL(callbackUrl)
    const local = isLoopback(hostname) ? ', or enable config.allow_localhost' : ''
    log.warn(
      { project: projectId, origin },
      `verification email not sent: untrusted URL; add it to config.domains of the project${local}`,
    )
    return recordUntrusted(context, project, { user, email, callbackUrl })
  }
  await db.transaction(async (tx) => {
    const request = { userId, userDisplayName: user.row.displayName, email, callbackUrl }
    const variables = await createVerification(tx, projectId, { ...request, now: now() })
    const language = findLanguage(user.row.language) ?? undefined
    const mail = { projectId, to: email, type: 'email_verification', language, variables } as const
    await addEmail(context, tx, mail)
  })
}

/** Records the email that was not sent among the emails of the project, where its owners look for it. */
async function recordUntrusted(
  { mailer, ...context }: RenderContext & { mailer: Mailer },
  project: Project,
  { user, email, callbackUrl }: { user: User; email: string; callbackUrl: string },
): Promise<void> {
  const { origin } = new URL(callbackUrl)
  const mail = await renderEmail(context, project, {
    type: 'email_verification',
    recipient: email,
    language: findLanguage(user.row.language) ?? undefined,
    variables: {
      userDisplayName: user.row.displayName ?? undefined,
      // Without a code: nothing is sent.
      emailVerificationLink: origin,
    },
  })
  await mailer.refuse(
    { project, type: 'email_verification', to: email, ...mail },
    {
      errorType: 'UNTRUSTED_URL',
      canRetry: false,
      message: `Not sent, because its link would lead to ${origin}, which the project does not trust. If it belongs to your app, add it to the domains of the project. Anyone can sign up with another URL.`,
    },
  )
}

/** Creates a verification code and the variables of its email. */
async function createVerification(
  db: Database,
  projectId: string,
  { userId, userDisplayName, email, callbackUrl, now }: VerificationRequest & { now: Date },
) {
  const { code } = await createCode(db, projectId, {
    type: 'contact_channel_verification',
    data: { userId, email },
    callbackUrl,
    now,
  })
  return {
    userDisplayName: userDisplayName ?? undefined,
    emailVerificationLink: toCodeLink(callbackUrl, code),
  }
}

/** A verification code with its request. */
interface PresentedVerification {
  code: string
  now: Date
  /** The signed-in user, if any. */
  visitorId: string | null
  /** Whether the client sends the session of the browser. */
  sendsSession: boolean
}

/**
 * Uses a verification code and marks its address as verified.
 *
 * @throws EMAIL_VERIFICATION_REQUIRES_SIGN_IN without using the code.
 */
export async function verifyContactChannel(
  db: Database,
  projectId: string,
  { code, now, ...visit }: PresentedVerification,
): Promise<void> {
  const presented = { type: 'contact_channel_verification', code, now } as const
  const { userId, email } = await spendCode(db, projectId, presented, {
    precheck: (data) => requireOwnAccount(db, data, visit),
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
  // The address was removed in the meantime.
  if (verified.length === 0) throw knownError('VERIFICATION_CODE_NOT_FOUND')
}

/**
 * Refuses to verify an address of another user's account, whose sign-ins would then reach this
 * mailbox. Published clients never send a session to this endpoint, so they are exempt.
 *
 * @see docs/decisions/138-recent-sign-in-and-mailbox-ownership.md
 */
async function requireOwnAccount(
  db: Database,
  { userId }: CodeData['contact_channel_verification'],
  { visitorId, sendsSession }: Pick<PresentedVerification, 'visitorId' | 'sendsSession'>,
): Promise<void> {
  if (visitorId === userId) return
  const isOpen = visitorId === null && !sendsSession
  if (isOpen) return
  // The first address of an account may be verified in a browser other than that of the sign-up.
  if (visitorId === null && (await findHolder(db, { userId })) === 'unverified') return
  throw knownError('EMAIL_VERIFICATION_REQUIRES_SIGN_IN')
}
