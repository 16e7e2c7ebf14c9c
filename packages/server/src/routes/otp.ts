import { sendSignInCode, signInByCode } from '../domain/otp'
import { checkCode } from '../domain/verification-codes'
import { guess, limit } from '../http/limited'
import type { Handlers } from './handlers'

/** @see contract/http.md section 7.3 */
export const otpHandlers = {
  'POST /auth/otp/send-sign-in-code': async ({ body }, context) => {
    await limit(context, 'mail', { recipient: body.email })
    return sendSignInCode(context, context.caller.project, {
      email: body.email,
      callbackUrl: body.callback_url,
    })
  },

  'POST /auth/otp/sign-in': async ({ body }, context) => {
    const { db, caller, issuer } = context
    return guess(context, { activity: 'code' }, () =>
      signInByCode(db, caller.project, { code: body.code, issuer }),
    )
  },

  'POST /auth/otp/sign-in/check-code': async ({ body }, context) => {
    const { db, caller, now } = context
    const presented = { type: 'otp_sign_in', code: body.code, now: now() } as const
    await guess(context, { activity: 'code' }, () => checkCode(db, caller.project.id, presented))
    return { is_code_valid: true }
  },
} satisfies Partial<Handlers>
