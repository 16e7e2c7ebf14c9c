import type { KnownErrorOf } from '../../errors/known-error'
import { loadKnownError } from '../../errors/load-known-error'

/** Error of a new password that is too short or too long. */
export type PasswordLengthError = KnownErrorOf<'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG'>

// Limits of the API, checked here to save a request.
const shortest = 8
const longest = 70

/**
 * Returns the error of a password with an invalid length, or `null`. Length is counted in UTF-16
 * code units, as in the API.
 */
export async function checkPassword({ length }: string): Promise<PasswordLengthError | null> {
  if (length >= shortest && length <= longest) return null
  const [code, details] =
    length < shortest
      ? ['PASSWORD_TOO_SHORT', { min_length: shortest }]
      : ['PASSWORD_TOO_LONG', { maxLength: longest }]
  const message = `A password must have ${shortest} to ${longest} characters.`
  // The class of this code has this type.
  return (await loadKnownError(code as string, 400, message, details)) as PasswordLengthError
}
