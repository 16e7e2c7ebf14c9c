import { z } from 'zod'
import { anyAccess, codeErrors, endpoint, signUpHookErrors } from '../../schema/endpoint'
import {
  acceptedTermsVersion,
  codeIsValid,
  email,
  newUserFields,
  password,
  strictEmail,
  success,
  text,
  url,
  verificationCode,
} from '../../schema/fields'
import { sizes } from '../../schema/sizes'
import { signedIn } from '../sessions'

/** Passwords: sign-up, sign-in, reset, set and change. */
export const passwordEndpoints = {
  'POST /auth/password/sign-up': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    maxBodyBytes: sizes.signUpBody,
    body: z.strictObject({
      ...newUserFields(),
      email: strictEmail,
      password,
      /**
       * Target of the link in the verification email, which is not sent if the URL is not trusted.
       */
      verification_callback_url: url,
    }),
    response: signedIn,
    errors: [
      'PASSWORD_AUTHENTICATION_NOT_ENABLED',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_REQUIREMENTS_NOT_MET',
      'SIGN_UP_NOT_ENABLED',
      'TERMS_NOT_ACCEPTED',
      'EMAIL_DOMAIN_NOT_ALLOWED',
      ...signUpHookErrors,
      'USER_EMAIL_ALREADY_EXISTS',
    ],
  }),
  'POST /auth/password/sign-in': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z.strictObject({ email, password }),
    response: signedIn,
    errors: [
      'PASSWORD_AUTHENTICATION_NOT_ENABLED',
      'EMAIL_PASSWORD_MISMATCH',
      'USER_BANNED',
      'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
    ],
  }),
  'POST /auth/password/set': endpoint({
    access: anyAccess,
    refusesImpersonation: true,
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
    refusesImpersonation: true,
    user: true,
    /** The session of this refresh token is kept; all other sessions of the user are revoked. */
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
    allowsUnverified: true,
    body: z.strictObject({ email, callback_url: url }),
    /** The same response for known and unknown email addresses. */
    response: z.object({ success: z.literal('maybe, only if user with e-mail exists') }),
    errors: ['PASSWORD_AUTHENTICATION_NOT_ENABLED', 'REDIRECT_URL_NOT_WHITELISTED'],
  }),
  'POST /auth/password/reset/check-code': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z.strictObject({ code: verificationCode }),
    /** With the address that the email was sent to, for the sign-in afterwards. */
    response: codeIsValid.extend({ email: z.string() }),
    errors: codeErrors,
  }),
  'POST /auth/password/reset': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z.strictObject({
      code: verificationCode,
      password,
      /** For the new user of an address that another user had not verified. */
      accepted_terms_version: acceptedTermsVersion,
    }),
    response: success,
    errors: [
      ...codeErrors,
      'PASSWORD_AUTHENTICATION_NOT_ENABLED',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_REQUIREMENTS_NOT_MET',
      'TERMS_NOT_ACCEPTED',
      ...signUpHookErrors,
    ],
  }),
}
