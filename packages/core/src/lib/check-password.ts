import { type KnownErrorOf, KnownErrors } from '../errors/known-error'

/** What is wrong with a new password that is too short or too long. */
export type PasswordLengthError = KnownErrorOf<'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG'>

// contract/sdk.md section 16. The API would answer the same, a request later.
const shortest = 8
const longest = 70

/** The rule a new password breaks, or `null`. Length counts UTF-16 units, as the API does. */
export function checkPassword({ length }: string): PasswordLengthError | null {
  const message = `A password must have ${shortest} to ${longest} characters.`
  if (length < shortest) return new KnownErrors.PasswordTooShort({ min_length: shortest }, message)
  if (length > longest) return new KnownErrors.PasswordTooLong({ maxLength: longest }, message)
  return null
}
