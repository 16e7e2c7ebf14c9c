import type { AccessType } from '@app/contract/known-errors'
import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Config } from '../../config/config'
import type { Database } from '../../db/database'
import { contactChannels, otpMethods, otpRefusals, users } from '../../db/schema/index'
import { addEmail, type EmailContext } from '../../emails/project-emails'
import { forbidden, knownError } from '../../lib/errors'
import { emailLanguage } from '../../lib/languages'
import type { ProjectCaller } from '../../projects/email-domains'
import type { Project } from '../../projects/projects'
import { requireTrustedUrl } from '../../projects/trusted-urls'
import type { RequestOrigin } from '../../security-events/request-origin'
import type { Issuer } from '../../sessions/activity'
import {
  type AuthChannel,
  findAuthChannel,
  isAuthChannel,
  toGreetedName,
} from '../../sessions/sign-in-addresses'
import type { SignUpContext } from '../../sign-up-hook/approve'
import { findUser } from '../../users/users'
import {
  type CodeData,
  checkCode,
  createCode,
  markUsed,
  splitCode,
  toCodeLink,
} from '../../verification-codes/verification-codes'
import { signIn } from '../mfa/second-factor'
import { canBeTaken } from '../unverified-addresses'
import { admitNewUser, approveNewUser, type NewUserOptions } from './new-users'

/**
 * Emails a sign-in code and link. The same queries run for unknown addresses before the response.
 * Published clients cannot use an address that was never verified, as the contract requires. If
 * sign-up is disabled, clients cannot tell which addresses exist: no email is sent to unknown
 * addresses, nor to those of users who turned email codes off. Addresses whose domain is not
 * allowed do receive one, so that only the owner of the mailbox learns whether the address can sign
 * in.
 *
 * @returns The part of the code that the browser keeps.
 */
export async function sendSignInCode(
  context: EmailContext & { config: Pick<Config, 'signInCodeMinutes' | 'production'> },
  project: Project,
  {
    email,
    callbackUrl,
    access,
    acceptLanguage,
    origin,
    isOwnClient,
    withTypedCode,
  }: {
    email: string
    callbackUrl: string
    access: AccessType
    acceptLanguage: string | null
    origin: RequestOrigin
    /** Whether the response is for `@app/core`, which treats verified and unverified addresses alike. */
    isOwnClient: boolean
    withTypedCode: boolean
  },
): Promise<{ nonce: string }> {
  const { db, now, config } = context
  const lifetimeMinutes = config.signInCodeMinutes
  requireEmailCodes(project)
  await requireTrustedUrl(context, project, callbackUrl)
  const channel = await findAuthChannel(db, project.id, email)
  const refusal = await findRefusal(db, project, { channel, email, isOwnClient })
  const isOff = await isTurnedOff(db, project.id, email)
  if (refusal && (project.signUpEnabled || access !== 'client')) throw refusal
  const address = channel?.value ?? email
  const to = refusal || isOff ? null : address
  const language = emailLanguage(channel?.language, acceptLanguage)
  return db.transaction(async (tx) => {
    await enableSignInCodes(tx, project.id, address)
    const { code } = await createCode(tx, project.id, {
      type: 'otp_sign_in',
      // An address that was never verified is taken over when signing in.
      data: {
        userId: channel?.isVerified ? channel.userId : null,
        email: address,
        takesOver: isOwnClient,
      },
      callbackUrl,
      now: now(),
      lifetimeMinutes,
    })
    const { typed, nonce } = splitCode(code)
    const variables = {
      userDisplayName: toGreetedName(channel),
      magicLink: toCodeLink(callbackUrl, code),
      otp: withTypedCode ? typed : undefined,
      expiresInMinutes: String(lifetimeMinutes),
      ...origin,
    }
    const mail = { projectId: project.id, to, type: 'magic_link', language, variables } as const
    await addEmail(context, tx, mail)
    return { nonce }
  })
}

function requireEmailCodes(project: Project): void {
  if (project.magicLinkEnabled) return
  throw forbidden(
    'Email codes and magic links are disabled in this project: its setting magic_link_enabled is off.',
  )
}

/** Returns why no code is sent to an address. */
async function findRefusal(
  db: Database,
  project: Project,
  {
    channel,
    email,
    isOwnClient,
  }: { channel: AuthChannel | null; email: string; isOwnClient: boolean },
) {
  if (channel?.isVerified) return null
  if (channel && !isOwnClient && !(await canBeTaken(db, project, channel))) {
    return knownError('USER_EMAIL_ALREADY_EXISTS', { email })
  }
  return project.signUpEnabled ? null : knownError('SIGN_UP_NOT_ENABLED')
}

/**
 * Returns whether the user with an address turned email codes off. They cannot do so for an address
 * that they never verified, because the mailbox may belong to another person.
 */
async function isTurnedOff(db: Database, projectId: string, email: string): Promise<boolean> {
  const [found] = await db
    .select({ userId: otpRefusals.userId })
    .from(otpRefusals)
    .innerJoin(contactChannels, eq(contactChannels.userId, otpRefusals.userId))
    .where(and(isAuthChannel(projectId, email), contactChannels.isVerified))
  return found !== undefined
}

/**
 * Enables sign-in by email code for a verified address, unless its user turned it off. Runs the
 * same queries if the address is unknown (timing). Locks the user, so that a concurrent change that
 * turns it off waits for this one or is seen by it.
 */
async function enableSignInCodes(db: Database, projectId: string, email: string): Promise<void> {
  const isVerified = and(isAuthChannel(projectId, email), contactChannels.isVerified)
  const verified = db.select({ id: contactChannels.userId }).from(contactChannels).where(isVerified)
  await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql`(${verified})`))
    .for('no key update')
  const owner = db
    .select({ userId: contactChannels.userId })
    .from(contactChannels)
    .where(
      and(
        isVerified,
        notExists(
          db
            .select({ userId: otpRefusals.userId })
            .from(otpRefusals)
            .where(eq(otpRefusals.userId, contactChannels.userId)),
        ),
      ),
    )
  await db.insert(otpMethods).select(owner).onConflictDoNothing()
}

/**
 * Signs in with an email code or magic link. Creates the user of a new address, with the given profile.
 *
 * @throws TERMS_NOT_ACCEPTED, SIGN_UP_DENIED, SIGN_UP_HOOK_FAILED for a new address, without using the code.
 * @throws EMAIL_DOMAIN_NOT_ALLOWED for a new address.
 */
export async function signInByCode(
  context: SignUpContext & { issuer: Issuer },
  caller: ProjectCaller,
  { code, ...newUser }: NewUserOptions & { code: string },
) {
  const { db, issuer, audit } = context
  const { project } = caller
  const presented = { type: 'otp_sign_in', code, now: issuer.now() } as const
  const { id, data } = await checkCode(db, project.id, presented)
  await requireUsable(db, project, data)
  const { userId, email, takesOver = false } = data
  const confirm = async (tx: Database) => void (await markUsed(tx, { id, now: presented.now }))
  const firstFactor = { method: 'email_code' } as const
  if (userId !== null && (await findUser(db, project.id, userId))) {
    return signIn(db, project, { userId, firstFactor, confirm }, { issuer })
  }
  const approval =
    userId === null ? await approveNewUser(context, caller, { email, ...newUser }) : null
  await confirm(db)
  if (userId !== null) throw knownError('USER_NOT_FOUND')
  const { isNewUser, ...admitted } = await admitNewUser(db, caller, {
    email,
    takesOver,
    approval,
    audit,
    ...newUser,
  })
  return signIn(db, project, { ...admitted, firstFactor }, { isNewUser, issuer })
}

/** Checks an email code without using it. Returns the address that it was sent to. */
export async function checkSignInCode(
  db: Database,
  project: Project,
  presented: { code: string; now: Date },
): Promise<string> {
  const { data } = await checkCode(db, project.id, { type: 'otp_sign_in', ...presented })
  await requireUsable(db, project, data)
  return data.email
}

/**
 * Requires that the project still allows the code, and that its address is verified and belongs to
 * the same user. Deleted users are reported later, as the contract requires.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND
 */
async function requireUsable(
  db: Database,
  project: Project,
  { userId, email }: CodeData['otp_sign_in'],
): Promise<void> {
  const isUsable = project.magicLinkEnabled && (userId !== null || project.signUpEnabled)
  if (!isUsable) throw knownError('VERIFICATION_CODE_NOT_FOUND')
  if (userId === null) return
  const channel = await findAuthChannel(db, project.id, email)
  const isOff = await isTurnedOff(db, project.id, email)
  if (channel?.isVerified && channel.userId === userId && !isOff) return
  if (await findUser(db, project.id, userId)) throw knownError('VERIFICATION_CODE_NOT_FOUND')
}
