import type { KnownErrorOf } from '../../errors/known-error'
import { loadKnownError } from '../../errors/load-known-error'

/** What is wrong with a new password that is too short or too long. */
export type PasswordLengthError = KnownErrorOf<'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG'>

// contract/sdk.md section 16. The API would answer the same, a request later.
const shortest = 8
const longest = 70

/** The rule a new password breaks, or `null`. Length counts UTF-16 units, as the API does. */
export async function checkPassword({ length }: string): Promise<PasswordLengthError | null> {
  if (length >= shortest && length <= longest) return null
  const [code, details] =
    length < shortest
      ? ['PASSWORD_TOO_SHORT', { min_length: shortest }]
      : ['PASSWORD_TOO_LONG', { maxLength: longest }]
  const message = `A password must have ${shortest} to ${longest} characters.`
  // The class of the code has this shape.
  return (await loadKnownError(code as string, 400, message, details)) as PasswordLengthError
}
