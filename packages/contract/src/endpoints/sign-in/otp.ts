import { z } from 'zod'
import { anyAccess, codeErrors, endpoint, signUpHookErrors } from '../../schema/endpoint'
import { codeIsValid, newUserFields, strictEmail, url, verificationCode } from '../../schema/fields'
import { sizes } from '../../schema/sizes'
import { signedInOrUp } from '../sessions'

/** Sign-in by email code or magic link. */
export const otpEndpoints = {
  'POST /auth/otp/send-sign-in-code': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z.strictObject({ email: strictEmail, callback_url: url }),
    /** Last 39 characters of the code; the email contains the first six. */
    response: z.object({ nonce: z.string() }),
    errors: ['USER_EMAIL_ALREADY_EXISTS', 'SIGN_UP_NOT_ENABLED', 'REDIRECT_URL_NOT_WHITELISTED'],
  }),
  'POST /auth/otp/sign-in': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    maxBodyBytes: sizes.signUpBody,
    /** The other fields are those of a new user; users who exist keep theirs. */
    body: z.strictObject({ code: verificationCode, ...newUserFields() }),
    response: signedInOrUp,
    errors: [
      ...codeErrors,
      'EMAIL_DOMAIN_NOT_ALLOWED',
      'TERMS_NOT_ACCEPTED',
      ...signUpHookErrors,
      'USER_EMAIL_ALREADY_EXISTS',
      'USER_NOT_FOUND',
      'USER_BANNED',
      'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
    ],
  }),
  'POST /auth/otp/sign-in/check-code': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z.strictObject({ code: verificationCode }),
    /** With the address that the email was sent to, for the page to show. */
    response: codeIsValid.extend({ email: z.string() }),
    errors: codeErrors,
  }),
}
