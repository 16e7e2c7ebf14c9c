import type { MessageId } from '../messages/message-id'

/** What is wrong with a typed code: only what can never be right. */
export function findCodeProblem(code: string): MessageId | null {
  if (code === '') return 'problem.codeMissing'
  return code.length < 6 ? 'problem.codeShort' : null
}

/** What is wrong with the code of a mail, by what the service answers. */
export const mailedCodeProblems: Record<string, MessageId> = {
  VERIFICATION_CODE_NOT_FOUND: 'problem.codeWrong',
  VERIFICATION_CODE_EXPIRED: 'problem.codeExpired',
  VERIFICATION_CODE_ALREADY_USED: 'problem.codeUsed',
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: 'problem.codeAttempts',
}
