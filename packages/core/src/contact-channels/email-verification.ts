import type { AppContext } from '../context/context'
import type { SessionScope } from '../context/scope'
import type { KnownErrorOf } from '../errors/known-error'
import { UsageError } from '../errors/usage-error'
import { done, type Result } from '../lib/result'
import { toAbsolute } from '../redirects/to-absolute'
import type { EmailLinkOptions } from '../sign-in/otp'
import { sendVerificationCode, type VerificationCodeError } from '../sign-in/verification-code'

/** Errors of sending a verification email. */
export type SendVerificationEmailError = KnownErrorOf<
  'EMAIL_ALREADY_VERIFIED' | 'EMAIL_IS_NOT_PRIMARY_EMAIL' | 'REDIRECT_URL_NOT_WHITELISTED'
>

/** Errors of verifying an email address. */
export type VerifyEmailError =
  | VerificationCodeError
  | KnownErrorOf<'EMAIL_VERIFICATION_REQUIRES_SIGN_IN'>

/**
 * Verifies an email address, then refetches the user, even if the code was already used. Sends the
 * session of the app's own token store, because the service refuses to verify the address of
 * another user's account.
 */
export async function verifyEmail(
  { http, httpOf, findSession, findStore, hasOwnStore, invalidateUser }: AppContext,
  code: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Result<undefined, VerifyEmailError>> {
  const sender = hasOwnStore ? httpOf(findSession(findStore())) : http
  const result = await sendVerificationCode(code, () =>
    sender.try('POST /contact-channels/verify', { body: { code }, signal }),
  )
  await invalidateUser('user', 'channels')
  return result.status === 'ok' ? done : result
}

/** Sends an email with a link that verifies the primary email address. */
export async function sendVerificationEmail(
  { http, context }: SessionScope,
  email: string | null,
  {
    callbackUrl = toAbsolute(context.navigation, 'emailVerification'),
    signal,
  }: EmailLinkOptions = {},
): Promise<Result<undefined, SendVerificationEmailError>> {
  if (email === null) {
    throw new UsageError('The user has no primary email address to verify. Set one first.')
  }
  const result = await http.try('POST /contact-channels/send-verification-code', {
    body: { email, callback_url: callbackUrl },
    signal,
  })
  return result.status === 'ok' ? done : result
}
