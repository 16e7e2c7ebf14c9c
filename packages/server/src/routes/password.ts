import { hashPassword } from '../crypto/password-hash'
import { createUser } from '../domain/new-user'
import { resetPassword, sendResetCode } from '../domain/password-reset'
import {
  addPassword,
  changePassword,
  requirePasswordsEnabled,
  requireStrongPassword,
  verifyPassword,
} from '../domain/passwords'
import type { Project } from '../domain/projects'
import { signIn } from '../domain/second-factor'
import { createSession } from '../domain/sessions'
import { checkCode } from '../domain/verification-codes'
import { knownError, TextError } from '../errors'
import type { Context } from '../http/context'
import type { Handlers } from './handlers'

/** @see contract/http.md section 7.1 */
export const passwordHandlers = {
  'POST /auth/password/sign-up': async ({ body }, context) => {
    const { db, caller, rateLimiter, jobs } = context
    const { project } = caller
    requirePasswordsEnabled(project)
    requireStrongPassword(body.password)
    if (!project.signUpEnabled) throw knownError('SIGN_UP_NOT_ENABLED')
    await rateLimiter.consume('signUp', project, context.clientAddress)
    const newUser = {
      email: { value: body.email, isVerified: false, usedForAuth: true },
      passwordHash: await hashPassword(body.password),
    }
    const user = await createUser(db, project, newUser, (tx, { row }) =>
      jobs.add(tx, {
        kind: 'verification-mail',
        projectId: project.id,
        userId: row.id,
        email: body.email,
        callbackUrl: body.verification_callback_url,
      }),
    )
    return createSession(db, project, user.row.id, context.issuer)
  },

  'POST /auth/password/sign-in': async ({ body }, context) => {
    const { db, caller, issuer, audit } = context
    const { project } = caller
    requirePasswordsEnabled(project)
    const candidate = await guess(context, [project, body.email], () =>
      verifyPassword(db, project, { ...body, audit }),
    )
    return signIn(db, project, candidate, { issuer })
  },

  'POST /auth/password/set': async ({ body }, { db, caller: { project, user }, audit }) => {
    requirePasswordsEnabled(project)
    requireStrongPassword(body.password)
    if (!(await addPassword(db, user.row, { password: body.password, audit }))) {
      throw new TextError(400, 'You have a password already; change it with its old one.')
    }
    return { success: true }
  },

  'POST /auth/password/update': async ({ body, headers }, context) => {
    const { project, user } = context.caller
    requirePasswordsEnabled(project)
    requireStrongPassword(body.new_password)
    await guess(context, [project, user.row.id], () =>
      changePassword(context.db, user.row, {
        audit: context.audit,
        oldPassword: body.old_password,
        newPassword: body.new_password,
        keptRefreshToken: headers['x-stack-refresh-token'],
      }),
    )
    return { success: true }
  },

  'POST /auth/password/send-reset-code': async ({ body }, context) => {
    const { caller, rateLimiter } = context
    requirePasswordsEnabled(caller.project)
    await rateLimiter.consume('mail', caller.project, body.email)
    await sendResetCode(context, caller.project, {
      email: body.email,
      callbackUrl: body.callback_url,
    })
    return { success: 'maybe, only if user with e-mail exists' }
  },

  'POST /auth/password/reset/check-code': async ({ body }, context) => {
    const { db, caller, now, rateLimiter, clientAddress } = context
    await rateLimiter.consume('code', caller.project, clientAddress)
    await checkCode(db, caller.project.id, { type: 'password_reset', code: body.code, now: now() })
    return { is_code_valid: true }
  },

  'POST /auth/password/reset': async ({ body }, context) => {
    const { db, caller, now, rateLimiter, clientAddress, audit } = context
    await rateLimiter.consume('code', caller.project, clientAddress)
    await resetPassword(db, caller.project, { ...body, now: now(), audit })
    return { success: true }
  },
} satisfies Partial<Handlers>

/**
 * Something that guesses a password. Counted before the password is looked at, so that guesses at
 * the same moment count too; a right one is taken back.
 */
async function guess<T>(
  { rateLimiter, clientAddress }: Pick<Context, 'rateLimiter' | 'clientAddress'>,
  account: [project: Project, ...account: string[]],
  attempt: () => Promise<T>,
): Promise<T> {
  await rateLimiter.consume('signInAnywhere', ...account)
  await rateLimiter.consume('signIn', ...account, clientAddress)
  const forgive = async () => {
    await rateLimiter.forgive('signInAnywhere', ...account)
    await rateLimiter.forgive('signIn', ...account, clientAddress)
  }
  try {
    const result = await attempt()
    await forgive()
    return result
  } catch (error) {
    // Too busy to look at the password: nothing was guessed.
    if (error instanceof TextError && error.status === 503) await forgive()
    throw error
  }
}
