import type { SessionScope } from '../../context/scope'
import type { KnownErrorOf } from '../../errors/known-error'
import { done, failed, type Result } from '../../lib/result'
import { checkPassword, type PasswordLengthError } from './check-password'

/** Errors of every new password. */
export type NewPasswordError = KnownErrorOf<
  'PASSWORD_REQUIREMENTS_NOT_MET' | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
>

/** Errors of setting a first password. */
export type SetPasswordError = NewPasswordError | KnownErrorOf<'RECENT_SIGN_IN_REQUIRED'>

/** Errors of changing a password. */
export type UpdatePasswordError =
  | NewPasswordError
  | KnownErrorOf<'PASSWORD_CONFIRMATION_MISMATCH' | 'USER_DOES_NOT_HAVE_PASSWORD'>

/** Options of `setPassword`. */
export interface SetPasswordOptions {
  /** 8 to 70 UTF-16 code units, at least `passwordMinLength` of the project. */
  password: string
  /** Aborts the call. */
  signal?: AbortSignal | undefined
}

/** Options of `updatePassword`. */
export interface UpdatePasswordOptions {
  /** The current password. */
  oldPassword: string
  /** 8 to 70 UTF-16 code units, at least `passwordMinLength` of the project. */
  newPassword: string
  /** Aborts the call. */
  signal?: AbortSignal | undefined
}

/** Sets the first password of a user. */
export function setPassword(
  scope: SessionScope,
  { password, signal }: SetPasswordOptions,
): Promise<Result<undefined, SetPasswordError>> {
  return change(scope, password, () =>
    scope.http.try('POST /auth/password/set', { body: { password }, signal }),
  )
}

/** Changes a password and revokes all other sessions of the user. */
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
  // The other sessions were revoked.
  await Promise.all([refreshUser(), reads.invalidate('sessions')])
  return done
}
