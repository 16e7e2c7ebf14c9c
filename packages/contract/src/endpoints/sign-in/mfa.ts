import { z } from 'zod'
import { anyAccess, codeErrors, endpoint } from '../../schema/endpoint'
import { text, verificationCode } from '../../schema/fields'
import { sizes } from '../../schema/sizes'
import { signedInOrUp } from '../sessions'

/** The attempt code of MULTI_FACTOR_AUTHENTICATION_REQUIRED. */
const code = verificationCode

/** @see contract/http.md section 7.4 */
export const mfaEndpoints = {
  'POST /auth/mfa/sign-in': endpoint({
    access: anyAccess,
    body: z.discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('totp'),
        code,
        /** Six digits, RFC 6238 with SHA-1 and steps of 30 s. */
        totp: text(sizes.typedCode),
      }),
      /** Beside contract/http.md. */
      z.strictObject({
        type: z.literal('recovery_code'),
        code,
        /** Letter case, spaces and hyphens make no difference. */
        recovery_code: text(sizes.typedCode),
      }),
    ]),
    response: signedInOrUp,
    errors: [...codeErrors, 'INVALID_TOTP_CODE', 'INVALID_RECOVERY_CODE', 'USER_NOT_FOUND'],
  }),
}
