import { passwordLength } from '@app/contract/lists'
import type { KnownErrorOf } from '../../errors/known-error'
import { loadKnownError } from '../../errors/load-known-error'

/** Error of a new password that is too short or too long. */
export type PasswordLengthError = KnownErrorOf<'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG'>

/**
 * Returns the error of a password with an invalid length, or `null`. The service would refuse it,
 * too: this saves a request.
 */
export async function checkPassword({ length }: string): Promise<PasswordLengthError | null> {
  const { min, max } = passwordLength
  if (length >= min && length <= max) return null
  const [code, details] =
    length < min
      ? ['PASSWORD_TOO_SHORT', { min_length: min }]
      : ['PASSWORD_TOO_LONG', { maxLength: max }]
  const message = `A password must have ${min} to ${max} characters.`
  // The class of this code has this type.
  return (await loadKnownError(code as string, 400, message, details)) as PasswordLengthError
}
