import type { AppContext } from '../../context/context'
import type { KnownErrorOf } from '../../errors/known-error'
import { failed, type Result } from '../../lib/result'
import { toAbsolute } from '../../redirects/to-absolute'
import { finishSignIn, type SignInOptions } from '../finish-sign-in'
import { type NewUserOptions, toNewUserBody } from '../new-user'
import { checkPassword } from './check-password'

/** Errors of a sign-in with a password. */
export type CredentialSignInError = KnownErrorOf<
  | 'EMAIL_PASSWORD_MISMATCH'
  | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
  | 'USER_BANNED'
  | 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'
>

/** Errors of a sign-up with a password. */
export type CredentialSignUpError = KnownErrorOf<
  | 'USER_EMAIL_ALREADY_EXISTS'
  | 'PASSWORD_REQUIREMENTS_NOT_MET'
  | 'SIGN_UP_NOT_ENABLED'
  | 'EMAIL_DOMAIN_NOT_ALLOWED'
  | 'TERMS_NOT_ACCEPTED'
  | 'SIGN_UP_DENIED'
  | 'SIGN_UP_HOOK_FAILED'
  | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
>

/** Email, password and options of the sign-in. */
export interface CredentialOptions extends SignInOptions {
  /** Email address of the user. */
  email: string
  /** Password of the user: 8 to 70 UTF-16 code units, at least `passwordMinLength` of the project. */
  password: string
}

/** Options of a sign-up with a password. */
export interface CredentialSignUpOptions extends CredentialOptions, NewUserOptions {
  /**
   * Page that the link in the verification email opens.
   *
   * @default urls.emailVerification on the current site; required outside browsers
   */
  verificationCallbackUrl?: string | undefined
}

/** Signs in with email and password, then redirects to `urls.afterSignIn`. */
export async function signInWithCredential(
  context: AppContext,
  { email, password, noRedirect, signal }: CredentialOptions,
): Promise<Result<undefined, CredentialSignInError>> {
  const store = context.findStore()
  const body = { email, password }
  const result = await context.http.try('POST /auth/password/sign-in', { body, signal })
  return finishSignIn(context, store, result, { noRedirect })
}

/** Creates an account with email, password and values of the user, signs in, then redirects to `urls.afterSignUp`. */
export async function signUpWithCredential(
  context: AppContext,
  {
    email,
    password,
    noRedirect,
    signal,
    verificationCallbackUrl,
    ...newUser
  }: CredentialSignUpOptions,
): Promise<Result<undefined, CredentialSignUpError>> {
  const store = context.findStore()
  const verification_callback_url =
    verificationCallbackUrl ??
    toAbsolute(context.navigation, 'emailVerification', { option: 'verificationCallbackUrl' })
  const weakness = await checkPassword(password)
  if (weakness) return failed(weakness)
  const body = { email, password, verification_callback_url, ...toNewUserBody(newUser) }
  const result = await context.http.try('POST /auth/password/sign-up', { body, signal })
  return finishSignIn(context, store, result, { noRedirect, page: 'afterSignUp' })
}
