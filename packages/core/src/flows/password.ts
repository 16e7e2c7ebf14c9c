import type { Context, SessionScope } from '../apps/context'
import type { KnownErrorOf } from '../errors/known-error'
import { checkPassword, type PasswordLengthError } from '../lib/check-password'
import { done, failed, type Result } from '../lib/result'
import type { Tokens } from '../token-store/token-store'

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
  { email, password, noRedirect, signal }: CredentialOptions,
): Promise<Result<undefined, CredentialSignInError>> {
  const store = context.findStore()
  const body = { email, password }
  const result = await context.http.try('POST /auth/password/sign-in', { body, signal })
  if (result.status === 'error') return result
  store.set(toTokens(result.data))
  if (!noRedirect) await context.navigation.redirectTo('afterSignIn', { replace: true })
  return done
}

/** Makes an account with e-mail and password, signs in to it, then goes to `urls.afterSignUp`. */
export async function signUpWithCredential(
  context: Context,
  { email, password, noRedirect, signal, verificationCallbackUrl }: CredentialSignUpOptions,
): Promise<Result<undefined, CredentialSignUpError>> {
  const { navigation, http } = context
  const store = context.findStore()
  const body = {
    email,
    password,
    verification_callback_url:
      verificationCallbackUrl ?? navigation.toAbsolute('emailVerification'),
  }
  const weakness = checkPassword(password)
  if (weakness) return failed(weakness)
  const result = await http.try('POST /auth/password/sign-up', { body, signal })
  if (result.status === 'error') return result
  store.set(toTokens(result.data))
  if (!noRedirect) await navigation.redirectTo('afterSignUp', { replace: true })
  return done
}

/** Gives a user who has none a password. */
export function setPassword(
  scope: SessionScope,
  password: string,
): Promise<Result<undefined, SetPasswordError>> {
  return change(scope, password, () =>
    scope.http.try('POST /auth/password/set', { body: { password } }),
  )
}

/** Changes a password. All other sessions of the user end. */
export function updatePassword(
  scope: SessionScope,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<Result<undefined, UpdatePasswordError>> {
  const body = { old_password: oldPassword, new_password: newPassword }
  return change(scope, newPassword, () => scope.http.try('POST /auth/password/update', { body }))
}

async function change<E>(
  { refreshUser }: SessionScope,
  password: string,
  send: () => Promise<Result<unknown, E>>,
): Promise<Result<undefined, E | PasswordLengthError>> {
  const weakness = checkPassword(password)
  if (weakness) return failed(weakness)
  const result = await send()
  if (result.status === 'error') return result
  await refreshUser()
  return done
}

function toTokens(wire: { access_token: string; refresh_token: string }): Tokens {
  return { accessToken: wire.access_token, refreshToken: wire.refresh_token }
}
