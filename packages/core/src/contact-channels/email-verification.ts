import type { Context, SessionScope } from '../context/context'
import type { KnownErrorOf } from '../errors/known-error'
import { UsageError } from '../errors/usage-error'
import { done, type Result } from '../lib/result'
import { toAbsolute } from '../redirects/to-absolute'
import type { MailOptions } from '../sign-in/magic-link'
import { sendCode, type VerificationCodeError } from '../sign-in/verification-code'

/** What asking for a verification mail can answer instead of a success. */
export type SendVerificationEmailError = KnownErrorOf<
  'EMAIL_ALREADY_VERIFIED' | 'EMAIL_IS_NOT_PRIMARY_EMAIL' | 'REDIRECT_URL_NOT_WHITELISTED'
>

/** What verifying an address can answer instead of a success. */
export type VerifyEmailError =
  | VerificationCodeError
  | KnownErrorOf<'EMAIL_VERIFICATION_REQUIRES_SIGN_IN'>

/**
 * Spends the code of a verification mail, then reads the user again. A code that was spent before
 * also means that the user may have changed. Sends the session of the app's own token store, as a service refuses to verify the
 * address of another user's account.
 */
export async function verifyEmail(
  { http, httpOf, findSession, findStore, hasOwnStore, outdateOwn }: Context,
  code: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Result<undefined, VerifyEmailError>> {
  const sender = hasOwnStore ? httpOf(findSession(findStore())) : http
  const result = await sendCode(code, () =>
    sender.try('POST /contact-channels/verify', { body: { code }, signal }),
  )
  await outdateOwn('user', 'channels')
  return result.status === 'ok' ? done : result
}

/** Mails a link that proves the primary e-mail address. */
export async function sendVerificationEmail(
  { http, navigation }: SessionScope,
  email: string | null,
  { callbackUrl = toAbsolute(navigation, 'emailVerification'), signal }: MailOptions = {},
): Promise<Result<undefined, SendVerificationEmailError>> {
  if (email === null) {
    throw new UsageError('This user has no primary e-mail to verify. Set one first.')
  }
  const result = await http.try('POST /contact-channels/send-verification-code', {
    body: { email, callback_url: callbackUrl },
    signal,
  })
  return result.status === 'ok' ? done : result
}
