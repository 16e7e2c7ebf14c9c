import type { SessionScope } from '../../context/context'
import type { KnownErrorOf } from '../../errors/known-error'
import { done, failed, type Result } from '../../lib/result'
import { checkPassword, type PasswordLengthError } from './check-password'

/** Errors of each new password. */
export type NewPasswordError = KnownErrorOf<
  'PASSWORD_REQUIREMENTS_NOT_MET' | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
>

/** What setting a first password can answer instead of a success. */
export type SetPasswordError = NewPasswordError | KnownErrorOf<'RECENT_SIGN_IN_REQUIRED'>

/** What changing a password can answer instead of a success. */
export type UpdatePasswordError =
  | NewPasswordError
  | KnownErrorOf<'PASSWORD_CONFIRMATION_MISMATCH' | 'USER_DOES_NOT_HAVE_PASSWORD'>

/** A first password. */
export interface SetPasswordOptions {
  password: string
  signal?: AbortSignal
}

/** A new password, and the old one as a proof. */
export interface UpdatePasswordOptions {
  oldPassword: string
  newPassword: string
  signal?: AbortSignal
}

/** Gives a user who has none a password. */
export function setPassword(
  scope: SessionScope,
  { password, signal }: SetPasswordOptions,
): Promise<Result<undefined, SetPasswordError>> {
  return change(scope, password, () =>
    scope.http.try('POST /auth/password/set', { body: { password }, signal }),
  )
}

/** Changes a password. All other sessions of the user end. */
export function updatePassword(
  scope: SessionScope,
  { oldPassword, newPassword, signal }: UpdatePasswordOptions,
): Promise<Result<undefined, UpdatePasswordError>> {
  const body = { old_password: oldPassword, new_password: newPassword }
  return change(scope, newPassword, () =>
    scope.http.try('POST /auth/password/update', { body, signal }),
  )
}

async function change<E>(
  { reads, refreshUser }: SessionScope,
  password: string,
  send: () => Promise<Result<unknown, E>>,
): Promise<Result<undefined, E | PasswordLengthError>> {
  const weakness = await checkPassword(password)
  if (weakness) return failed(weakness)
  const result = await send()
  if (result.status === 'error') return result
  // The other sessions are over.
  await Promise.all([refreshUser(), reads.outdate('sessions')])
  return done
}
