import type { AppContext } from '../../context/context'
import type { KnownErrorOf } from '../../errors/known-error'
import { done, failed, type Result } from '../../lib/result'
import { toAbsolute } from '../../redirects/to-absolute'
import type { EmailLinkOptions } from '../otp'
import { sendVerificationCode, type VerificationCodeError } from '../verification-code'
import { checkPassword } from './check-password'
import type { NewPasswordError } from './password-change'

/** Errors of sending a password reset email. */
export type SendForgotPasswordError = KnownErrorOf<
  'PASSWORD_AUTHENTICATION_NOT_ENABLED' | 'REDIRECT_URL_NOT_WHITELISTED'
>

/** Errors of resetting a password. */
export type ResetPasswordError =
  | VerificationCodeError
  | NewPasswordError
  | KnownErrorOf<'TERMS_NOT_ACCEPTED' | 'SIGN_UP_DENIED' | 'SIGN_UP_HOOK_FAILED'>

/** Sends an email with a link to reset a password. The result is the same for unknown addresses. */
export async function sendForgotPasswordEmail(
  { http, navigation }: AppContext,
  email: string,
  { callbackUrl = toAbsolute(navigation, 'passwordReset'), signal }: EmailLinkOptions = {},
): Promise<Result<undefined, SendForgotPasswordError>> {
  const body = { email, callback_url: callbackUrl }
  const result = await http.try('POST /auth/password/send-reset-code', { body, signal })
  return result.status === 'ok' ? done : result
}

/** Options of `resetPassword`. */
export interface ResetPasswordOptions {
  /** Code from the link in the email. */
  code: string
  /** New password: 8 to 70 UTF-16 code units, at least `passwordMinLength` of the project. */
  password: string
  /**
   * Version of the terms of service that the visitor accepted, after `TERMS_NOT_ACCEPTED`: for an address that
   * another user had added without verifying it, the reset creates a user.
   */
  acceptedTermsVersion?: string | undefined
  /** Aborts the call. */
  signal?: AbortSignal | undefined
}

/**
 * Sets a new password with the code of a password reset email. Revokes all sessions of the user.
 */
export async function resetPassword(
  { http }: AppContext,
  { code, password, acceptedTermsVersion, signal }: ResetPasswordOptions,
): Promise<Result<undefined, ResetPasswordError>> {
  const weakness = await checkPassword(password)
  if (weakness) return failed(weakness)
  const body = { code, password, accepted_terms_version: acceptedTermsVersion }
  const result = await sendVerificationCode(code, () =>
    http.try('POST /auth/password/reset', { body, signal }),
  )
  return result.status === 'ok' ? done : result
}
