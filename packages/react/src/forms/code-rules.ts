import type { MessageId } from '../i18n/messages/message-id'

/** Finds a problem that makes a typed code invalid before the service checks it. */
export function findCodeProblem(code: string): MessageId | null {
  if (code === '') return 'problem.codeMissing'
  return code.length < 6 ? 'problem.codeShort' : null
}

/** Length of a recovery code without separators. */
const recoveryCodeLength = 10

/** Removes the separators of a code: hyphens, dashes and spaces. */
export function toPlainCode(typed: string): string {
  return typed.replace(/[^a-z\d]/gi, '')
}

/** Finds a problem that makes a typed recovery code invalid before the service checks it. */
export function findRecoveryCodeProblem(typed: string): MessageId | null {
  const { length } = toPlainCode(typed)
  if (length === 0) return 'problem.codeMissing'
  return length === recoveryCodeLength ? null : 'problem.recoveryShort'
}

/** Messages for an email code that the service rejected, by error code. */
export const emailCodeProblems: Record<string, MessageId> = {
  VERIFICATION_CODE_NOT_FOUND: 'problem.codeWrong',
  VERIFICATION_CODE_EXPIRED: 'problem.codeExpired',
  VERIFICATION_CODE_ALREADY_USED: 'problem.codeUsed',
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: 'problem.codeAttempts',
}
