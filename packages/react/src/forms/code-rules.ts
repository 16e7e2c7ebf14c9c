import type { MessageId } from '../i18n/messages/message-id'

/** What is wrong with a typed code: only what can never be right. */
export function findCodeProblem(code: string): MessageId | null {
  if (code === '') return 'problem.codeMissing'
  return code.length < 6 ? 'problem.codeShort' : null
}

/** Letters and digits of a recovery code. */
const recoveryCodeLength = 10

/** A code without what only groups it: hyphens, dashes, spaces. */
export function toPlainCode(typed: string): string {
  return typed.replace(/[^a-z\d]/gi, '')
}

/** What is wrong with a typed recovery code: only what can never be right. */
export function findRecoveryCodeProblem(typed: string): MessageId | null {
  const { length } = toPlainCode(typed)
  if (length === 0) return 'problem.codeMissing'
  return length === recoveryCodeLength ? null : 'problem.recoveryShort'
}

/** What is wrong with the code of a mail, by what the service answers. */
export const mailedCodeProblems: Record<string, MessageId> = {
  VERIFICATION_CODE_NOT_FOUND: 'problem.codeWrong',
  VERIFICATION_CODE_EXPIRED: 'problem.codeExpired',
  VERIFICATION_CODE_ALREADY_USED: 'problem.codeUsed',
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: 'problem.codeAttempts',
}
