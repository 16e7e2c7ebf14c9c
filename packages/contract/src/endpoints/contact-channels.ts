import { z } from 'zod'
import { anyAccess, endpoint } from '../endpoint'
import { codeIsValid, strictEmail, success, url, verificationCode } from '../fields'

const codeErrors = [
  'VERIFICATION_CODE_NOT_FOUND',
  'VERIFICATION_CODE_EXPIRED',
  'VERIFICATION_CODE_ALREADY_USED',
  'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED',
] as const

/** @see contract/http.md section 8.1 */
export const contactChannelEndpoints = {
  /** Sends the verification mail of the primary e-mail of the signed-in user. */
  'POST /contact-channels/send-verification-code': endpoint({
    access: anyAccess,
    user: true,
    body: z.strictObject({ email: strictEmail, callback_url: url }),
    response: success,
    errors: [
      'EMAIL_IS_NOT_PRIMARY_EMAIL',
      'EMAIL_ALREADY_VERIFIED',
      'REDIRECT_URL_NOT_WHITELISTED',
    ],
  }),
  'POST /contact-channels/verify': endpoint({
    access: anyAccess,
    body: z.strictObject({ code: verificationCode }),
    response: success,
    errors: codeErrors,
  }),
  'POST /contact-channels/verify/check-code': endpoint({
    access: anyAccess,
    body: z.strictObject({ code: verificationCode }),
    response: codeIsValid,
    errors: codeErrors,
  }),
}
