import type { Context } from '../apps/context'
import type { KnownErrorOf } from '../errors/known-error'
import type { Result } from '../lib/result'
import { enter, type SignInOptions } from './enter'
import type { VerificationCodeError } from './mailed-code'

/** What the second step of a sign-in can answer instead of a session. */
export type MfaError =
  | VerificationCodeError
  | KnownErrorOf<'INVALID_TOTP_CODE' | 'INVALID_RECOVERY_CODE' | 'USER_NOT_FOUND'>

/** The second step of a sign-in. */
export interface MfaOptions extends SignInOptions {
  /** `error.details.attempt_code` of the `MultiFactorAuthenticationRequired` of the first step. */
  attemptCode: string
  /** The six digits the authenticator app shows. */
  totp: string
}

/** Completes a sign-in by the code of an authenticator app. After a wrong one, another may be tried. */
export async function completeMfa(
  context: Context,
  { attemptCode, totp, noRedirect, signal }: MfaOptions,
): Promise<Result<undefined, MfaError>> {
  const store = context.findStore()
  const body = { code: attemptCode, type: 'totp', totp } as const
  const result = await context.http.try('POST /auth/mfa/sign-in', { body, signal })
  return enter(context, store, result, { noRedirect })
}
