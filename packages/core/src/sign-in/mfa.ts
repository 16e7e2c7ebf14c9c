import type { AppContext } from '../context/context'
import type { KnownErrorOf } from '../errors/known-error'
import type { Result } from '../lib/result'
import { finishSignIn, type SignInOptions } from './finish-sign-in'
import type { VerificationCodeError } from './verification-code'

/** Errors of completing two-factor authentication. */
export type MfaError =
  | VerificationCodeError
  | KnownErrorOf<'INVALID_TOTP_CODE' | 'INVALID_RECOVERY_CODE' | 'USER_NOT_FOUND' | 'USER_BANNED'>

/** An authentication code or a recovery code. */
export type SecondFactor =
  | {
      /** Six digits from the authenticator app. */
      totp: string
      recoveryCode?: undefined
    }
  | {
      /** A code from `user.createRecoveryCodes()`. Letter case, spaces and hyphens are ignored. */
      recoveryCode: string
      totp?: undefined
    }

/** Options of `completeMfa`. */
export type MfaOptions = SignInOptions &
  SecondFactor & {
    /** `error.details.attempt_code` of the `MultiFactorAuthenticationRequired` error. */
    attemptCode: string
  }

/**
 * Completes a sign-in with an authentication code or a recovery code. Allows another attempt after
 * a wrong code.
 */
export async function completeMfa(
  context: AppContext,
  { attemptCode: code, totp, recoveryCode, noRedirect, signal }: MfaOptions,
): Promise<Result<undefined, MfaError>> {
  const store = context.findStore()
  const body =
    recoveryCode === undefined
      ? ({ code, type: 'totp', totp } as const)
      : ({ code, type: 'recovery_code', recovery_code: recoveryCode } as const)
  const result = await context.http.try('POST /auth/mfa/sign-in', { body, signal })
  return finishSignIn(context, store, result, { noRedirect })
}
