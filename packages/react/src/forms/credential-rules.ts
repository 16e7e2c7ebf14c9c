import { passwordLength } from '@app/core/bindings'
import type { MessageId } from '../i18n/messages/message-id'

export { passwordLength }

// Stricter than HTML's own grammar: the domain has a dot, and no part is empty.
const emailForm =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/i

/** Finds the problem with an email address; `null` if it is valid. */
export function findEmailProblem(email: string): MessageId | null {
  if (email === '') return 'problem.emailMissing'
  return emailForm.test(email) ? null : 'problem.emailForm'
}

/** Finds the problem with a password for signing in, which may predate the rules for new ones. */
export function findPasswordProblem(password: string): MessageId | null {
  if (password === '') return 'problem.passwordMissing'
  return password.length > passwordLength.max ? 'problem.passwordLong' : null
}
