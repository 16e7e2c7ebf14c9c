import type { MessageId } from '../messages/message-id'

/** What is wrong with a typed code: only what can never be right. */
export function findCodeProblem(code: string): MessageId | null {
  if (code === '') return 'problem.codeMissing'
  return code.length < 6 ? 'problem.codeShort' : null
}
