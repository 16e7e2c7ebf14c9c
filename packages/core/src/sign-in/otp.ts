import type { AppContext } from '../context/context'
import type { KnownErrorOf } from '../errors/known-error'
import type { Result } from '../lib/result'
import { toAbsolute } from '../redirects/to-absolute'
import { finishSignIn, type SignInOptions } from './finish-sign-in'
import { type NewUserOptions, toNewUserBody } from './new-user'
import { sendVerificationCode, type VerificationCodeError } from './verification-code'

/** Errors of sending a sign-in email. */
export type SendMagicLinkError = KnownErrorOf<
  'USER_EMAIL_ALREADY_EXISTS' | 'SIGN_UP_NOT_ENABLED' | 'REDIRECT_URL_NOT_WHITELISTED'
>

/** Errors of a sign-in with a magic link or email code. */
export type MagicLinkSignInError =
  | VerificationCodeError
  | KnownErrorOf<
      | 'EMAIL_DOMAIN_NOT_ALLOWED'
      | 'TERMS_NOT_ACCEPTED'
      | 'SIGN_UP_DENIED'
      | 'SIGN_UP_HOOK_FAILED'
      | 'USER_EMAIL_ALREADY_EXISTS'
      | 'USER_NOT_FOUND'
      | 'USER_BANNED'
      | 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'
    >

/** Options of a sign-in with a magic link or email code, and values of the user that it may create. */
export interface MagicLinkSignInOptions extends SignInOptions, NewUserOptions {}

/** Options of emails with a link. */
export interface EmailLinkOptions {
  /**
   * Page that the link opens.
   *
   * @default the page of `urls` for this email, on the current site; required outside browsers
   */
  callbackUrl?: string | undefined
  /** Aborts the call. */
  signal?: AbortSignal | undefined
}

/**
 * Sends an email with a magic link and a six-character code. The code followed by the nonce is the
 * complete code.
 */
export function sendMagicLinkEmail(
  { http, navigation }: AppContext,
  email: string,
  { callbackUrl = toAbsolute(navigation, 'magicLinkCallback'), signal }: EmailLinkOptions = {},
): Promise<Result<{ nonce: string }, SendMagicLinkError>> {
  const body = { email, callback_url: callbackUrl }
  return http.try('POST /auth/otp/send-sign-in-code', { body, signal })
}

/** Signs in or up with the code of a sign-in email. */
export async function signInWithMagicLink(
  context: AppContext,
  code: string,
  { noRedirect, signal, ...newUser }: MagicLinkSignInOptions = {},
): Promise<Result<undefined, MagicLinkSignInError>> {
  const store = context.findStore()
  const body = { code, ...toNewUserBody(newUser) }
  const result = await sendVerificationCode(code, () =>
    context.http.try('POST /auth/otp/sign-in', { body, signal }),
  )
  return finishSignIn(context, store, result, { noRedirect })
}
