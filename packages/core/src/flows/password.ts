import type { Context, SessionScope } from '../apps/context'
import type { KnownErrorOf } from '../errors/known-error'
import { checkPassword } from '../lib/check-password'
import { failed, ok, type Result } from '../lib/result'

/** What a sign-in by password can answer instead of a session. */
export type CredentialSignInError = KnownErrorOf<
  | 'EMAIL_PASSWORD_MISMATCH'
  | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
  | 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'
>

/** What a sign-up by password can answer instead of a session. */
export type CredentialSignUpError = KnownErrorOf<
  | 'USER_EMAIL_ALREADY_EXISTS'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'SIGN_UP_NOT_ENABLED'
  | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
>

/** What setting a first password can answer instead of a success. */
export type SetPasswordError = KnownErrorOf<
  'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
>

/** What changing a password can answer instead of a success. */
export type UpdatePasswordError =
  | SetPasswordError
  | KnownErrorOf<'PASSWORD_CONFIRMATION_MISMATCH' | 'USER_DOES_NOT_HAVE_PASSWORD'>

/** E-mail and password, and what happens after they were right. */
export interface CredentialOptions {
  email: string
  password: string
  /** Stays on the page after success. @default false */
  noRedirect?: boolean
  signal?: AbortSignal
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
  { email, password, noRedirect = false, signal }: CredentialOptions,
): Promise<Result<undefined, CredentialSignInError>> {
  const store = context.findStore()
  const result = await context.http.try('POST /auth/password/sign-in', {
    body: { email, password },
    signal,
  })
  if (result.status === 'error') return result
  store.set({ accessToken: result.data.access_token, refreshToken: result.data.refresh_token })
  if (!noRedirect) await context.navigation.redirectTo('afterSignIn', { replace: true })
  return ok(undefined)
}

/** Makes an account with e-mail and password, signs in to it, then goes to `urls.afterSignUp`. */
export async function signUpWithCredential(
  context: Context,
  options: CredentialSignUpOptions,
): Promise<Result<undefined, CredentialSignUpError>> {
  const { navigation } = context
  const { email, password, noRedirect = false, signal } = options
  const store = context.findStore()
  const callbackUrl = options.verificationCallbackUrl ?? navigation.toAbsolute('emailVerification')
  const weakness = checkPassword(password)
  if (weakness) return failed(weakness)
  const result = await context.http.try('POST /auth/password/sign-up', {
    body: { email, password, verification_callback_url: callbackUrl },
    signal,
  })
  if (result.status === 'error') return result
  store.set({ accessToken: result.data.access_token, refreshToken: result.data.refresh_token })
  if (!noRedirect) await navigation.redirectTo('afterSignUp', { replace: true })
  return ok(undefined)
}

/** Gives a user who has none a password. */
export async function setPassword(
  { http, refreshUser }: SessionScope,
  password: string,
): Promise<Result<undefined, SetPasswordError>> {
  const weakness = checkPassword(password)
  if (weakness) return failed(weakness)
  const result = await http.try('POST /auth/password/set', { body: { password } })
  if (result.status === 'error') return result
  await refreshUser()
  return ok(undefined)
}

/** Changes a password. All other sessions of the user end. */
export async function updatePassword(
  { http, refreshUser }: SessionScope,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<Result<undefined, UpdatePasswordError>> {
  const weakness = checkPassword(newPassword)
  if (weakness) return failed(weakness)
  const result = await http.try('POST /auth/password/update', {
    body: { old_password: oldPassword, new_password: newPassword },
  })
  if (result.status === 'error') return result
  await refreshUser()
  return ok(undefined)
}
