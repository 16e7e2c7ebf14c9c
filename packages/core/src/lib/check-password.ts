import { type KnownErrorOf, KnownErrors } from '../errors/known-error'

// contract/sdk.md section 16. The API would answer the same, a request later.
const minLength = 8
const maxLength = 70

/** The rules a new password breaks, or `null`. Length counts UTF-16 units, as the API does. */
export function checkPassword(
  password: string,
): KnownErrorOf<'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG'> | null {
  if (password.length < minLength) {
    return new KnownErrors.PasswordTooShort(
      { min_length: minLength },
      `The password must have at least ${minLength} characters.`,
    )
  }
  if (password.length > maxLength) {
    return new KnownErrors.PasswordTooLong(
      { maxLength },
      `The password must have at most ${maxLength} characters.`,
    )
  }
  return null
}
