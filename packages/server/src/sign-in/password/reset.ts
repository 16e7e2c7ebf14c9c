import type { Config } from '../../config/config'
import { hashPassword } from '../../crypto/password-hash'
import type { Database } from '../../db/database'
import { addEmail, type EmailContext } from '../../emails/project-emails'
import type { Job } from '../../jobs/queues'
import { knownError } from '../../lib/errors'
import { emailLanguage } from '../../lib/languages'
import { isAllowedAddress, type ProjectCaller } from '../../projects/email-domains'
import { findProject, type Project } from '../../projects/projects'
import { requireTrustedUrl } from '../../projects/trusted-urls'
import type { RequestOrigin } from '../../security-events/request-origin'
import type { Actor, Audit } from '../../security-events/security-events'
import { addKnownAddress } from '../../sessions/known-addresses'
import { lockUser } from '../../sessions/lock-user'
import { revoke } from '../../sessions/revoke'
import { type AuthChannel, findAuthChannel, toGreetedName } from '../../sessions/sign-in-addresses'
import {
  type Approval,
  approveSignUp,
  hasSignUpHook,
  requireApproval,
  type SignUpContext,
} from '../../sign-up-hook/approve'
import { createUserWithin } from '../../users/create-user'
import { type ClaimedTerms, requireAcceptedTerms } from '../../users/terms'
import { findUser } from '../../users/users'
import { toWireUser } from '../../users/wire'
import {
  type CodeData,
  checkCode,
  createCode,
  spendCode,
  toCodeLink,
} from '../../verification-codes/verification-codes'
import { announce } from '../../webhooks/publish'
import { findHolder, takeAddress } from '../unverified-addresses'
import type { BreachCheck } from './breached-passwords'
import {
  requireHashable,
  requireLongPassword,
  requirePasswordsEnabled,
  savePassword,
} from './passwords'
import { requireUnguessablePassword } from './strength'

/**
 * Queues the email of a password reset. Does not reveal whether the address exists: the same is
 * queued for unknown addresses, and the code is created later.
 */
export async function sendResetCode(
  context: Pick<EmailContext, 'db' | 'jobs'> & { config: Pick<Config, 'production'> },
  project: Project,
  {
    email,
    callbackUrl,
    acceptLanguage,
    origin,
  }: { email: string; callbackUrl: string; acceptLanguage: string | null; origin: RequestOrigin },
): Promise<void> {
  const { db, jobs } = context
  requirePasswordsEnabled(project)
  // Also for unknown addresses, although the contract declares the error for known ones only: it
  // would distinguish them.
  await requireTrustedUrl(context, project, callbackUrl)
  const channel = await findAuthChannel(db, project.id, email)
  const userId = channel?.userId ?? null
  await jobs.add(db, {
    kind: 'password-reset-mail',
    projectId: project.id,
    userId,
    email: channel?.value ?? email,
    language: emailLanguage(channel?.language, acceptLanguage),
    callbackUrl,
    ...origin,
  })
}

/** Creates the code of a password reset and queues its email. */
export async function prepareResetEmail(
  context: EmailContext & { config: Pick<Config, 'passwordResetMinutes'> },
  {
    projectId,
    userId,
    email,
    language,
    callbackUrl,
    browser,
    ipAddress,
  }: Extract<Job, { kind: 'password-reset-mail' }>,
): Promise<void> {
  const { db, now, config } = context
  const lifetimeMinutes = config.passwordResetMinutes
  const user = userId && (await findUser(db, projectId, userId))
  if (!user) return
  const channel = await findAuthChannel(db, projectId, email)
  await db.transaction(async (tx) => {
    const { code } = await createCode(tx, projectId, {
      type: 'password_reset',
      data: { userId, email },
      callbackUrl,
      now: now(),
      lifetimeMinutes,
    })
    const variables = {
      userDisplayName: toGreetedName(channel?.userId === userId ? channel : null),
      passwordResetLink: toCodeLink(callbackUrl, code),
      expiresInMinutes: String(lifetimeMinutes),
      browser,
      ipAddress,
    }
    const mail = { projectId, to: email, type: 'password_reset', language, variables } as const
    await addEmail(context, tx, mail)
  })
}

/** A reset as requested. */
interface PasswordReset {
  code: string
  password: string
  /** Terms that the owner of the mailbox accepted, if the reset creates a user. */
  acceptedTermsVersion: string | undefined
  now: Date
}

/**
 * Sets a new password with an emailed code and ends all sessions of the user. For an address that
 * was never verified, the owner of the mailbox also takes over the account, or gets the address for
 * a new one.
 *
 * @throws PASSWORD_REQUIREMENTS_NOT_MET, TERMS_NOT_ACCEPTED, SIGN_UP_DENIED, SIGN_UP_HOOK_FAILED without using
 * the code.
 */
export async function resetPassword(
  context: SignUpContext & { breachCheck: BreachCheck | null },
  caller: ProjectCaller,
  { code, password, acceptedTermsVersion, now }: PasswordReset,
): Promise<void> {
  const { db } = context
  const { project } = caller
  const terms = { version: acceptedTermsVersion, at: now }
  let hash = ''
  let approval: Approval | null = null
  let current = project
  // By contract, a password that is too short uses up the code.
  const isLongEnough = password.length >= project.passwordMinLength
  const isChanged = project.credentialEnabled && isLongEnough
  const presented = { type: 'password_reset', code, now } as const
  await spendCode(db, project.id, presented, {
    // Before the code is used: it remains usable if the service is too busy to hash.
    precheck: async (data) => {
      requireHashable(password)
      if (isLongEnough) {
        const user = await findUser(db, project.id, data.userId)
        const owner = { project, email: user?.primaryEmail?.value }
        await requireUnguessablePassword(context, password, owner)
      }
      if (isChanged) approval = await approveNewUser(context, caller, { data, terms })
      hash = await hashPassword(project.id, password)
    },
    // Waits for a concurrent change of the user, which may revoke the code.
    first: async (tx, { userId }) => void (await lockUser(tx, userId)),
    within: async (tx, data) => {
      // Its settings may have changed while the hook responded or the password was hashed.
      current = (await findProject(tx, project.id)) ?? project
      if (!isChanged || !current.credentialEnabled) return
      const by = { audit: context.audit, actor: context.issuer.actor }
      const now = { ...caller, project: current }
      await changePassword(tx, now, { data, hash, terms, approval, ...by })
    },
  })
  // As they were when the request began, when nothing was hashed if they were off, and now.
  requirePasswordsEnabled(project)
  requirePasswordsEnabled(current)
  requireLongPassword(project, password)
}

/** A reset code, and the terms that its user accepted. */
interface ResetUse {
  data: CodeData['password_reset']
  terms: ClaimedTerms
}

/**
 * Requires accepted terms and asks the sign-up hook if the reset creates a user.
 *
 * @returns The approval of the user; `null` if none is created.
 * @throws TERMS_NOT_ACCEPTED, SIGN_UP_DENIED, SIGN_UP_HOOK_FAILED
 */
async function approveNewUser(
  context: SignUpContext,
  caller: ProjectCaller,
  { data, terms }: ResetUse,
): Promise<Approval | null> {
  // Nothing to require or ask, so the queries can be skipped.
  if (caller.project.requiredTermsVersion === null && !hasSignUpHook(caller)) return null
  const channel = await requireResetAddress(context.db, caller, data)
  const isNew = !channel.isVerified && (await findHolder(context.db, channel)) === 'other'
  if (!isNew) return null
  return approveSignUp(context, caller, {
    method: 'password_reset',
    email: { value: channel.value, isVerified: true },
    acceptedTermsVersion: requireAcceptedTerms(caller, terms)?.version,
  })
}

/** Values of a password change. */
interface Change extends ResetUse {
  hash: string
  approval: Approval | null
  audit: Audit
  actor: Actor
}

/** Sets the password of the account that a reset code leads to. */
async function changePassword(
  tx: Database,
  caller: ProjectCaller,
  { data, hash, terms, approval, audit, actor }: Change,
): Promise<void> {
  const { project } = caller
  const { userId } = data
  const channel = await requireResetAddress(tx, caller, data)
  const isTaken = !channel.isVerified
  if (isTaken && !(await takeAddress(tx, project, { channel, audit }))) {
    const address = { value: channel.value, isVerified: true, usedForAuth: true }
    const acceptedTerms = requireAcceptedTerms(caller, terms)
    await createUserWithin(tx, project, {
      approval: requireApproval(caller, approval),
      email: address,
      passwordHash: hash,
      acceptedTerms,
    })
    return
  }
  await savePassword(tx, userId, hash)
  await revoke(tx, 'password.reset', { userId })
  await addKnownAddress(tx, userId, actor)
  await audit(tx, { type: 'password.reset', projectId: project.id, userId })
  const user = await findUser(tx, project.id, userId)
  if (user) await announce(tx, project.id, 'user.updated', toWireUser(user))
}

/** Checks a password reset code without using it, and returns the address of its email. */
export async function checkResetCode(
  db: Database,
  caller: ProjectCaller,
  presented: { code: string; now: Date },
): Promise<string> {
  const { data } = await checkCode(db, caller.project.id, { type: 'password_reset', ...presented })
  return (await requireResetAddress(db, caller, data)).value
}

/**
 * Requires that the address still belongs to the same user; deleted users have none. If the address
 * would move to a new user, the project must allow signing up with it.
 */
async function requireResetAddress(
  db: Database,
  caller: ProjectCaller,
  { userId, email }: CodeData['password_reset'],
): Promise<AuthChannel> {
  const { project } = caller
  const channel = email === undefined ? null : await findAuthChannel(db, project.id, email)
  if (channel?.userId !== userId) throw knownError('VERIFICATION_CODE_NOT_FOUND')
  const canSignUp = project.signUpEnabled && isAllowedAddress(caller, channel.value)
  const isOwn = channel.isVerified || canSignUp
  if (!isOwn && (await findHolder(db, channel)) === 'other') {
    throw knownError('VERIFICATION_CODE_NOT_FOUND')
  }
  return channel
}
