import { hashPassword } from '../crypto/password-hash'
import { sendVerificationMail } from '../domain/email-verification'
import { createUser } from '../domain/new-user'
import { resetPassword, sendResetCode } from '../domain/password-reset'
import {
  addPassword,
  isPasswordOf,
  requirePasswordsEnabled,
  requireStrongPassword,
  savePassword,
  verifyPassword,
} from '../domain/passwords'
import { signIn } from '../domain/second-factor'
import { createSession, endOtherSessions } from '../domain/sessions'
import { isTrustedByProject } from '../domain/trusted-urls'
import { checkCode } from '../domain/verification-codes'
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
    const user = await createUser(db, project, {
      email: { value: body.email, isVerified: false, usedForAuth: true },
      passwordHash: await hashPassword(body.password),
    })
    const callbackUrl = body.verification_callback_url
    background.run('verification mail of a sign-up', async () => {
      // An untrusted URL does not fail the sign-up; the mail is just not sent (Q3).
      if (!(await isTrustedByProject(db, project, callbackUrl))) {
        return log.warn({ callbackUrl }, 'no verification mail: the URL is not trusted')
      }
      await sendVerificationMail(context, project, {
        userId: user.row.id,
        userDisplayName: user.row.displayName,
        email: body.email,
        callbackUrl,
      })
    })
    return createSession(db, project, user.row.id, context.issuer)
  },

  'POST /auth/password/sign-in': async ({ body }, { db, caller, rateLimiter, issuer }) => {
    const { project } = caller
    requirePasswordsEnabled(project)
    await rateLimiter.consume('signIn', project.id, body.email)
    const candidate = await verifyPassword(db, project, body)
    return signIn(db, project, candidate, { issuer })
  },

  'POST /auth/password/set': async ({ body }, { db, caller: { project, user } }) => {
    requirePasswordsEnabled(project)
    requireStrongPassword(body.password)
    if (!(await addPassword(db, user.row.id, body.password))) {
      throw new TextError(400, 'You have a password already; change it with its old one.')
    }
    return { success: true }
  },

  'POST /auth/password/update': async ({ body, headers }, { db, caller, rateLimiter }) => {
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

  'POST /auth/password/send-reset-code': async ({ body }, context) => {
    const { caller, rateLimiter } = context
    requirePasswordsEnabled(caller.project)
    await rateLimiter.consume('mail', caller.project.id, body.email)
    await sendResetCode(context, caller.project, {
      email: body.email,
      callbackUrl: body.callback_url,
    })
    return { success: 'maybe, only if user with e-mail exists' }
  },

  'POST /auth/password/reset/check-code': async ({ body }, context) => {
    const { db, caller, now, rateLimiter, clientAddress } = context
    await rateLimiter.consume('code', caller.project.id, clientAddress)
    await checkCode(db, caller.project.id, { type: 'password_reset', code: body.code, now: now() })
    return { is_code_valid: true }
  },

  'POST /auth/password/reset': async ({ body }, context) => {
    const { db, caller, now, rateLimiter, clientAddress } = context
    await rateLimiter.consume('code', caller.project.id, clientAddress)
    await resetPassword(db, caller.project, { ...body, now: now() })
    return { success: true }
  },
} satisfies Partial<Handlers>
