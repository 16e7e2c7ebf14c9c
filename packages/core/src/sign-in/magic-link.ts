import type { Context } from '../context/context'
import type { KnownErrorOf } from '../errors/known-error'
import type { Result } from '../lib/result'
import { toAbsolute } from '../redirects/to-absolute'
import { enter, type SignInOptions } from './finish-sign-in'
import { sendCode, type VerificationCodeError } from './verification-code'

/** What asking for a mail to sign in with can answer instead of a success. */
export type SendMagicLinkError = KnownErrorOf<
  'USER_EMAIL_ALREADY_EXISTS' | 'SIGN_UP_NOT_ENABLED' | 'REDIRECT_URL_NOT_WHITELISTED'
>

/** What a sign-in by mail can answer instead of a session. */
export type MagicLinkSignInError =
  | VerificationCodeError
  | KnownErrorOf<
      'USER_EMAIL_ALREADY_EXISTS' | 'USER_NOT_FOUND' | 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'
    >

/** Where the link in a mail leads. */
export interface MailOptions {
  /**
   * The page that spends the code of the link.
   *
   * @default the page of `urls` that is made for it, on the current site; required outside a browser
   */
  callbackUrl?: string
  signal?: AbortSignal
}

/** Mails a link and a code of six characters; the nonce makes the typed code a whole one. */
export function sendMagicLinkEmail(
  { http, navigation }: Context,
  email: string,
  { callbackUrl = toAbsolute(navigation, 'magicLinkCallback'), signal }: MailOptions = {},
): Promise<Result<{ nonce: string }, SendMagicLinkError>> {
  const body = { email, callback_url: callbackUrl }
  return http.try('POST /auth/otp/send-sign-in-code', { body, signal })
}

/** Signs in, or up, by the code of a mail. */
export async function signInWithMagicLink(
  context: Context,
  code: string,
  { noRedirect, signal }: SignInOptions = {},
): Promise<Result<undefined, MagicLinkSignInError>> {
  const store = context.findStore()
  const result = await sendCode(code, () =>
    context.http.try('POST /auth/otp/sign-in', { body: { code }, signal }),
  )
  return enter(context, store, result, { noRedirect })
}
