import { z } from 'zod'
import { anyAccess, codeErrors, endpoint } from '../../schema/endpoint'
import { text, verificationCode } from '../../schema/fields'
import { sizes } from '../../schema/sizes'
import { signedInOrUp } from '../sessions'

/** The attempt code from `MULTI_FACTOR_AUTHENTICATION_REQUIRED`. */
const code = verificationCode

/** Second step of a sign-in with two-factor authentication. */
export const mfaEndpoints = {
  'POST /auth/mfa/sign-in': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z.discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('totp'),
        code,
        /** Six digits: RFC 6238 with SHA-1 and 30-second steps. */
        totp: text(sizes.typedCode),
      }),
      /** Recovery codes are an addition to the original API. */
      z.strictObject({
        type: z.literal('recovery_code'),
        code,
        /** Letter case, spaces and hyphens are ignored. */
        recovery_code: text(sizes.typedCode),
      }),
    ]),
    response: signedInOrUp,
    errors: [
      ...codeErrors,
      'INVALID_TOTP_CODE',
      'INVALID_RECOVERY_CODE',
      'USER_NOT_FOUND',
      'USER_BANNED',
    ],
  }),
}
