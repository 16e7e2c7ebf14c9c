import { z } from 'zod'
import { anyAccess, codeErrors, endpoint } from '../endpoint'
import { text, verificationCode } from '../fields'
import { sizes } from '../sizes'
import { signedInOrUp } from './sessions'

/** @see contract/http.md section 7.4 */
export const mfaEndpoints = {
  'POST /auth/mfa/sign-in': endpoint({
    access: anyAccess,
    body: z.strictObject({
      /** The attempt code of MULTI_FACTOR_AUTHENTICATION_REQUIRED. */
      code: verificationCode,
      type: z.literal('totp'),
      /** Six digits, RFC 6238 with SHA-1 and steps of 30 s. */
      totp: text(sizes.typedCode),
    }),
    response: signedInOrUp,
    errors: [...codeErrors, 'INVALID_TOTP_CODE', 'USER_NOT_FOUND'],
  }),
}
