import type { Context } from '../context/context'
import type { KnownErrorOf } from '../errors/known-error'
import type { Result } from '../lib/result'
import { enter, type SignInOptions } from './finish-sign-in'
import type { VerificationCodeError } from './verification-code'

/** What the second step of a sign-in can answer instead of a session. */
export type MfaError =
  | VerificationCodeError
  | KnownErrorOf<'INVALID_TOTP_CODE' | 'INVALID_RECOVERY_CODE' | 'USER_NOT_FOUND'>

/** What completes the second step: the code of an authenticator app, or a recovery code. */
export type SecondFactor =
  | {
      /** The six digits the authenticator app shows. */
      totp: string
      recoveryCode?: undefined
    }
  | {
      /** One of `user.createRecoveryCodes()`. Letter case, spaces and hyphens make no difference. */
      recoveryCode: string
      totp?: undefined
    }

/** The second step of a sign-in. */
export type MfaOptions = SignInOptions &
  SecondFactor & {
    /** `error.details.attempt_code` of the `MultiFactorAuthenticationRequired` of the first step. */
    attemptCode: string
  }

/**
 * Completes a sign-in by the code of an authenticator app, or by a recovery code. After a wrong one,
 * another may be tried.
 */
export async function completeMfa(
  context: Context,
  { attemptCode: code, totp, recoveryCode, noRedirect, signal }: MfaOptions,
): Promise<Result<undefined, MfaError>> {
  const store = context.findStore()
  const body =
    recoveryCode === undefined
      ? ({ code, type: 'totp', totp } as const)
      : ({ code, type: 'recovery_code', recovery_code: recoveryCode } as const)
  const result = await context.http.try('POST /auth/mfa/sign-in', { body, signal })
  return enter(context, store, result, { noRedirect })
}
