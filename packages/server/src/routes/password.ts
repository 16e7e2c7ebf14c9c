import { hashPassword } from '../crypto/password-hash'
import { sendVerificationMail } from '../domain/email-verification'
import { createUser } from '../domain/new-user'
import {
  addPassword,
  isPasswordOf,
  requirePasswordsEnabled,
  requireStrongPassword,
  savePassword,
  verifyPassword,
} from '../domain/passwords'
import { requireSecondFactor } from '../domain/second-factor'
import { createSession, endOtherSessions } from '../domain/sessions'
import { requireTrustedUrl } from '../domain/trusted-urls'
import { knownError, TextError } from '../errors'
import type { Handlers } from './handlers'

/** @see contract/http.md section 7.1 */
export const passwordHandlers = {
  'POST /auth/password/sign-up': async ({ body }, context) => {
    const { db, caller, rateLimiter, background, log } = context
    const { project } = caller
    requirePasswordsEnabled(project)
    requireStrongPassword(body.password)
    if (!project.signUpEnabled) throw knownError('SIGN_UP_NOT_ENABLED')
    await rateLimiter.consume('signUp', project.id, context.clientAddress)
    const passwordHash = await hashPassword(body.password)
    const user = await createUser(db, project, {
      email: { value: body.email, isVerified: false, usedForAuth: true },
      passwordHash,
    })
    const callbackUrl = body.verification_callback_url
    background.run('verification mail of a sign-up', async () => {
      // An untrusted URL does not fail the sign-up; the mail is just not sent (Q3).
      const trusted = await requireTrustedUrl(db, project, callbackUrl).then(
        () => true,
        () => false,
      )
      if (!trusted) return log.warn({ callbackUrl }, 'no verification mail: URL is not trusted')
      await sendVerificationMail(context, project, {
        userId: user.row.id,
        userDisplayName: user.row.displayName,
        email: body.email,
        callbackUrl,
      })
    })
    return createSession(db, project, user.row.id, context.issuer)
  },

  'POST /auth/password/sign-in': async ({ body }, { db, caller, rateLimiter, issuer, now }) => {
    const { project } = caller
    requirePasswordsEnabled(project)
    await rateLimiter.consume('signIn', project.id, body.email)
    const candidate = await verifyPassword(db, project, body)
    await requireSecondFactor(db, project.id, { ...candidate, isNewUser: false, now: now() })
    return createSession(db, project, candidate.userId, issuer)
  },

  'POST /auth/password/set': async ({ body }, { db, caller: { project, user } }) => {
    requirePasswordsEnabled(project)
    requireStrongPassword(body.password)
    if (!(await addPassword(db, user.row.id, body.password))) {
      throw new TextError(400, 'You have a password already; change it with its old one.')
    }
    return { success: true }
  },

  'POST /auth/password/update': async ({ body, headers }, context) => {
    const { db, caller, rateLimiter } = context
    const { project, user } = caller
    requirePasswordsEnabled(project)
    requireStrongPassword(body.new_password)
    await rateLimiter.consume('signIn', project.id, user.row.id)
    const isRight = await isPasswordOf(db, user.row.id, body.old_password)
    if (isRight === null) throw knownError('USER_DOES_NOT_HAVE_PASSWORD')
    if (!isRight) throw knownError('PASSWORD_CONFIRMATION_MISMATCH')
    await savePassword(db, user.row.id, body.new_password)
    await endOtherSessions(db, user.row.id, headers['x-stack-refresh-token'])
    return { success: true }
  },
} satisfies Partial<Handlers>
