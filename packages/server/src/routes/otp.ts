import { sendSignInCode, signInByCode } from '../domain/otp'
import { checkCode } from '../domain/verification-codes'
import type { Handlers } from './handlers'

/** @see contract/http.md section 7.3 */
export const otpHandlers = {
  'POST /auth/otp/send-sign-in-code': async ({ body }, context) => {
    const { caller, rateLimiter } = context
    await rateLimiter.consume('mail', caller.project, body.email)
    return sendSignInCode(context, caller.project, {
      email: body.email,
      callbackUrl: body.callback_url,
    })
  },

  'POST /auth/otp/sign-in': async ({ body }, context) => {
    const { db, caller, issuer, rateLimiter, clientAddress } = context
    await rateLimiter.consume('code', caller.project, clientAddress)
    return signInByCode(db, caller.project, { code: body.code, issuer })
  },

  'POST /auth/otp/sign-in/check-code': async ({ body }, context) => {
    const { db, caller, now, rateLimiter, clientAddress } = context
    await rateLimiter.consume('code', caller.project, clientAddress)
    await checkCode(db, caller.project.id, { type: 'otp_sign_in', code: body.code, now: now() })
    return { is_code_valid: true }
  },
} satisfies Partial<Handlers>
