import { z } from 'zod'
import { anyAccess, codeErrors, endpoint } from '../../schema/endpoint'
import {
  codeIsValid,
  email,
  password,
  strictEmail,
  success,
  text,
  url,
  verificationCode,
} from '../../schema/fields'
import { sizes } from '../../schema/sizes'
import { signedIn } from '../sessions'

/** @see contract/http.md section 7.1 */
export const passwordEndpoints = {
  'POST /auth/password/sign-up': endpoint({
    access: anyAccess,
    body: z.strictObject({
      email: strictEmail,
      password,
      /** Where the link in the verification mail leads; the mail is not sent if it is not trusted. */
      verification_callback_url: url,
    }),
    response: signedIn,
    errors: [
      'PASSWORD_AUTHENTICATION_NOT_ENABLED',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_REQUIREMENTS_NOT_MET',
      'SIGN_UP_NOT_ENABLED',
      'USER_EMAIL_ALREADY_EXISTS',
    ],
  }),
  'POST /auth/password/sign-in': endpoint({
    access: anyAccess,
    body: z.strictObject({ email, password }),
    response: signedIn,
    errors: [
      'PASSWORD_AUTHENTICATION_NOT_ENABLED',
      'EMAIL_PASSWORD_MISMATCH',
      'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
    ],
  }),
  'POST /auth/password/set': endpoint({
    access: anyAccess,
    user: true,
    body: z.strictObject({ password }),
    response: success,
    errors: [
      'RECENT_SIGN_IN_REQUIRED',
      'PASSWORD_AUTHENTICATION_NOT_ENABLED',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_REQUIREMENTS_NOT_MET',
    ],
  }),
  'POST /auth/password/update': endpoint({
    access: anyAccess,
    user: true,
    /** The session named here survives; all others of the user end. */
    headers: z.object({ 'x-stack-refresh-token': text(sizes.token).optional() }),
    body: z.strictObject({ old_password: password, new_password: password }),
    response: success,
    errors: [
      'PASSWORD_AUTHENTICATION_NOT_ENABLED',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_REQUIREMENTS_NOT_MET',
      'USER_DOES_NOT_HAVE_PASSWORD',
      'PASSWORD_CONFIRMATION_MISMATCH',
    ],
  }),
  'POST /auth/password/send-reset-code': endpoint({
    access: anyAccess,
    body: z.strictObject({ email, callback_url: url }),
    /** The same for a known and an unknown address. */
    response: z.object({ success: z.literal('maybe, only if user with e-mail exists') }),
    errors: ['PASSWORD_AUTHENTICATION_NOT_ENABLED', 'REDIRECT_URL_NOT_WHITELISTED'],
  }),
  'POST /auth/password/reset/check-code': endpoint({
    access: anyAccess,
    body: z.strictObject({ code: verificationCode }),
    response: codeIsValid,
    errors: codeErrors,
  }),
  'POST /auth/password/reset': endpoint({
    access: anyAccess,
    body: z.strictObject({ code: verificationCode, password }),
    response: success,
    errors: [
      ...codeErrors,
      'PASSWORD_AUTHENTICATION_NOT_ENABLED',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_REQUIREMENTS_NOT_MET',
    ],
  }),
}
