import type { MessageId } from '../i18n/messages/message-id'

/** Length of a password, in UTF-16 units, as the service counts. */
export const passwordLength = { min: 8, max: 70 }

// Stricter than HTML's own grammar: the domain has a dot, and no part is empty.
const emailForm =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/i

/** What is wrong with an e-mail address. */
export function findEmailProblem(email: string): MessageId | null {
  if (email === '') return 'problem.emailMissing'
  return emailForm.test(email) ? null : 'problem.emailForm'
}

/** What is wrong with a password that somebody signs in with: only what can never be right. */
export function findPasswordProblem(password: string): MessageId | null {
  if (password === '') return 'problem.passwordMissing'
  return password.length > passwordLength.max ? 'problem.passwordLong' : null
}

/** What is wrong with a password that is to be set. */
export function findNewPasswordProblem(password: string): MessageId | null {
  if (password === '') return 'problem.newPasswordMissing'
  if (password.length < passwordLength.min) return 'problem.passwordShort'
  return password.length > passwordLength.max ? 'problem.passwordLong' : null
}

/** What is wrong with the repetition of a password. */
export function findRepeatProblem(password: string, repeated: string): MessageId | null {
  if (repeated === '') return 'problem.repeatMissing'
  return password === repeated ? null : 'problem.repeatDiffers'
}
