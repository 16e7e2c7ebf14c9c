import type { Context } from '../../context/context'
import type { KnownErrorOf } from '../../errors/known-error'
import { done, failed, type Result } from '../../lib/result'
import { toAbsolute } from '../../redirects/to-absolute'
import type { MailOptions } from '../magic-link'
import { sendCode, type VerificationCodeError } from '../verification-code'
import { checkPassword } from './check-password'
import type { NewPasswordError } from './password-change'

/** What asking for a mail to reset a password can answer instead of a success. */
export type SendForgotPasswordError = KnownErrorOf<
  'PASSWORD_AUTHENTICATION_NOT_ENABLED' | 'REDIRECT_URL_NOT_WHITELISTED'
>

/** What resetting a password can answer instead of a success. */
export type ResetPasswordError = VerificationCodeError | NewPasswordError

/** Mails a link to reset a password. An address nobody has is answered the same. */
export async function sendForgotPasswordEmail(
  { http, navigation }: Context,
  email: string,
  { callbackUrl = toAbsolute(navigation, 'passwordReset'), signal }: MailOptions = {},
): Promise<Result<undefined, SendForgotPasswordError>> {
  const body = { email, callback_url: callbackUrl }
  const result = await http.try('POST /auth/password/send-reset-code', { body, signal })
  return result.status === 'ok' ? done : result
}

/** Tells whether the code of a mail can still be used, without using it. */
export async function verifyPasswordResetCode(
  { http }: Context,
  code: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Result<undefined, VerificationCodeError>> {
  const result = await sendCode(code, () =>
    http.try('POST /auth/password/reset/check-code', { body: { code }, signal }),
  )
  return result.status === 'ok' ? done : result
}

/** A new password, and the code that allows it. */
export interface ResetPasswordOptions {
  code: string
  password: string
  signal?: AbortSignal
}

/** Sets a new password by the code of a mail. All sessions of the user end. */
export async function resetPassword(
  { http }: Context,
  { code, password, signal }: ResetPasswordOptions,
): Promise<Result<undefined, ResetPasswordError>> {
  const weakness = await checkPassword(password)
  if (weakness) return failed(weakness)
  const result = await sendCode(code, () =>
    http.try('POST /auth/password/reset', { body: { code, password }, signal }),
  )
  return result.status === 'ok' ? done : result
}
