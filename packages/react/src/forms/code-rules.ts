import type { MessageId } from '../i18n/messages/message-id'

/** Finds a problem that makes a typed code invalid before the service checks it. */
export function findCodeProblem(code: string): MessageId | null {
  if (code === '') return 'problem.codeMissing'
  return code.length < 6 ? 'problem.codeShort' : null
}

/** Messages for an email code that the service rejected, by error code. */
export const emailCodeProblems: Record<string, MessageId> = {
  VERIFICATION_CODE_NOT_FOUND: 'problem.codeWrong',
  VERIFICATION_CODE_EXPIRED: 'problem.codeExpired',
  VERIFICATION_CODE_ALREADY_USED: 'problem.codeUsed',
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: 'problem.codeAttempts',
}
