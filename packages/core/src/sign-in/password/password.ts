import type { Context } from '../../context/context'
import type { KnownErrorOf } from '../../errors/known-error'
import { failed, type Result } from '../../lib/result'
import { toAbsolute } from '../../redirects/to-absolute'
import { enter, type SignInOptions } from '../finish-sign-in'
import { checkPassword } from './check-password'

/** What a sign-in by password can answer instead of a session. */
export type CredentialSignInError = KnownErrorOf<
  | 'EMAIL_PASSWORD_MISMATCH'
  | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
  | 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'
>

/** What a sign-up by password can answer instead of a session. */
export type CredentialSignUpError = KnownErrorOf<
  | 'USER_EMAIL_ALREADY_EXISTS'
  | 'PASSWORD_REQUIREMENTS_NOT_MET'
  | 'SIGN_UP_NOT_ENABLED'
  | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
>

/** E-mail and password, and what happens after they were right. */
export interface CredentialOptions extends SignInOptions {
  email: string
  password: string
}

/** What a sign-up by password needs. */
export interface CredentialSignUpOptions extends CredentialOptions {
  /**
   * Where the link in the verification mail leads.
   *
   * @default urls.emailVerification on the current site; required outside a browser
   */
  verificationCallbackUrl?: string
}

/** Signs in by e-mail and password, then goes to `urls.afterSignIn`. */
export async function signInWithCredential(
  context: Context,
  { email, password, noRedirect, signal }: CredentialOptions,
): Promise<Result<undefined, CredentialSignInError>> {
  const store = context.findStore()
  const body = { email, password }
  const result = await context.http.try('POST /auth/password/sign-in', { body, signal })
  return enter(context, store, result, { noRedirect })
}

/** Makes an account with e-mail and password, signs in to it, then goes to `urls.afterSignUp`. */
export async function signUpWithCredential(
  context: Context,
  { email, password, noRedirect, signal, verificationCallbackUrl }: CredentialSignUpOptions,
): Promise<Result<undefined, CredentialSignUpError>> {
  const store = context.findStore()
  const verification_callback_url =
    verificationCallbackUrl ?? toAbsolute(context.navigation, 'emailVerification')
  const weakness = await checkPassword(password)
  if (weakness) return failed(weakness)
  const body = { email, password, verification_callback_url }
  const result = await context.http.try('POST /auth/password/sign-up', { body, signal })
  return enter(context, store, result, { noRedirect, page: 'afterSignUp' })
}
