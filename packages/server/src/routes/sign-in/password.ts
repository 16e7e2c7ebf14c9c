import { hashPassword } from '../../crypto/password-hash'
import { TextError } from '../../http/errors/text-error'
import type { Handlers } from '../../http/handlers'
import { checkCredential, limit } from '../../http/limited'
import { toUserChange } from '../../http/own-user'
import { knownError } from '../../lib/errors'
import { requireAllowedAddress } from '../../projects/email-domains'
import { toRequestOrigin } from '../../security-events/request-origin'
import { createSession } from '../../sessions/sessions'
import { toLowerCase } from '../../sessions/sign-in-addresses'
import { signIn } from '../../sign-in/mfa/second-factor'
import {
  addPassword,
  changePassword,
  requireLongPassword,
  requirePasswordsEnabled,
  verifyPassword,
} from '../../sign-in/password/passwords'
import { checkResetCode, resetPassword, sendResetCode } from '../../sign-in/password/reset'
import { requireUnguessablePassword } from '../../sign-in/password/strength'
import { approveSignUp } from '../../sign-up-hook/approve'
import { requireOpenSignUp } from '../../sign-up-hook/open-sign-up'
import { createUserWithin } from '../../users/create-user'
import { takeProfile } from '../../users/profile-fields'
import { requireAcceptedTerms } from '../../users/terms'

export const passwordHandlers = {
  'POST /auth/password/sign-up': async ({ body }, context) => {
    const { db, caller, jobs, issuer, now } = context
    const { project } = caller
    requirePasswordsEnabled(project)
    requireLongPassword(project, body.password)
    if (!project.signUpEnabled) throw knownError('SIGN_UP_NOT_ENABLED')
    // Checked before the attempt is counted: the page asks for acceptance, then repeats the
    // request.
    const terms = { version: body.accepted_terms_version, at: now() }
    const acceptedTerms = requireAcceptedTerms(caller, terms)
    // Counted before the domain is checked, because each attempt is a guess at the lists of
    // domains, which may name customers.
    await limit(context, 'sign-up', { recipient: body.email })
    // Checked before anything is read, so that the response does not depend on the accounts.
    requireAllowedAddress(caller, body.email)
    await requireUnguessablePassword(context, body.password, { project, email: body.email })
    const { profile } = takeProfile(body)
    const email = { value: body.email, isVerified: false, usedForAuth: true }
    const approval = await approveSignUp(context, caller, {
      method: 'password',
      email,
      ...profile,
      acceptedTermsVersion: acceptedTerms?.version,
    })
    const newUser = {
      ...profile,
      acceptedTerms,
      approval,
      email,
      passwordHash: await hashPassword(project.id, body.password),
    }
    // In one transaction, so that no user is banned or deleted before they have a session.
    return db.transaction(async (tx) => {
      await requireOpenSignUp(tx, project.id, 'password')
      const { row } = await createUserWithin(tx, project, newUser)
      await jobs.add(tx, {
        kind: 'verification-mail',
        projectId: project.id,
        userId: row.id,
        email: body.email,
        callbackUrl: body.verification_callback_url,
      })
      return createSession(tx, { project, userId: row.id }, issuer)
    })
  },

  'POST /auth/password/sign-in': async ({ body }, context) => {
    const { db, caller, issuer, audit } = context
    const { project } = caller
    requirePasswordsEnabled(project)
    const candidate = await checkCredential(
      context,
      { activity: 'password', account: toLowerCase(body.email) },
      () => verifyPassword(db, project, { ...body, audit }),
    )
    return signIn(db, project, candidate, { issuer })
  },

  'POST /auth/password/set': async ({ body }, context) => {
    const { db, caller } = context
    const { project, user } = caller
    requirePasswordsEnabled(project)
    requireLongPassword(project, body.password)
    await limit(context, 'create')
    await requireUnguessablePassword(context, body.password, {
      project,
      email: user.primaryEmail?.value,
    })
    const added = { password: body.password, ...toUserChange(context) }
    if (!(await addPassword(db, user.row, added))) {
      throw new TextError(400, 'You already have a password. To change it, enter the old one.')
    }
    return { success: true }
  },

  'POST /auth/password/update': async ({ body, headers }, context) => {
    const { db, caller } = context
    const { project, user } = caller
    requirePasswordsEnabled(project)
    requireLongPassword(project, body.new_password)
    await checkCredential(context, { activity: 'password' }, async () => {
      const owner = { project, email: user.primaryEmail?.value }
      await requireUnguessablePassword(context, body.new_password, owner)
      await changePassword(db, user.row, {
        ...toUserChange(context),
        oldPassword: body.old_password,
        newPassword: body.new_password,
        keptRefreshToken: headers['x-stack-refresh-token'],
      })
    })
    return { success: true }
  },

  'POST /auth/password/send-reset-code': async ({ body }, context) => {
    const { caller, issuer } = context
    requirePasswordsEnabled(caller.project)
    await limit(context, 'mail', { recipient: body.email })
    await sendResetCode(context, caller.project, {
      email: body.email,
      callbackUrl: body.callback_url,
      acceptLanguage: issuer.actor.acceptLanguage,
      origin: toRequestOrigin(issuer.actor),
    })
    return { success: 'maybe, only if user with e-mail exists' }
  },

  'POST /auth/password/reset/check-code': async ({ body }, context) => {
    const { db, caller, now } = context
    const presented = { code: body.code, now: now() }
    const email = await checkCredential(context, { activity: 'code' }, () =>
      checkResetCode(db, caller, presented),
    )
    return { is_code_valid: true, email }
  },

  'POST /auth/password/reset': async ({ body }, context) => {
    const { caller, now } = context
    await checkCredential(context, { activity: 'code' }, () =>
      resetPassword(context, caller, {
        code: body.code,
        password: body.password,
        acceptedTermsVersion: body.accepted_terms_version,
        now: now(),
      }),
    )
    return { success: true }
  },
} satisfies Partial<Handlers>
