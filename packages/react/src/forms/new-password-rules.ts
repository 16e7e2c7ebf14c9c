import { passwordLength } from '@app/core/bindings'
import type { MessageId } from '../i18n/messages/message-id'

/** Finds the problem with a new password. */
export function findNewPasswordProblem(
  password: string,
  minLength: number = passwordLength.min,
): MessageId | null {
  if (password === '') return 'problem.newPasswordMissing'
  if (password.length < minLength) return 'problem.passwordShort'
  return password.length > passwordLength.max ? 'problem.passwordLong' : null
}

/** Finds the problem with the confirmation of a password. */
export function findRepeatProblem(password: string, repeated: string): MessageId | null {
  if (repeated === '') return 'problem.repeatMissing'
  return password === repeated ? null : 'problem.repeatDiffers'
}
