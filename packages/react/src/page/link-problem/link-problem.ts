import { isKnownError } from '@app/core'

/** Reasons why an email link does not work. */
export type LinkProblem = 'invalid' | 'expired' | 'used' | 'attempts'

const problems: Record<string, LinkProblem> = {
  VERIFICATION_CODE_NOT_FOUND: 'invalid',
  VERIFICATION_CODE_EXPIRED: 'expired',
  VERIFICATION_CODE_ALREADY_USED: 'used',
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: 'attempts',
}

/** Returns the problem of a link by its error code; throws any other error. */
export function findLinkProblem(error: unknown): LinkProblem {
  const problem = isKnownError(error) && problems[error.errorCode]
  if (problem) return problem
  throw error
}

// Length of the codes in links.
const codeLength = 45

/** Whether a code has its full length; a shorter one was cut off. */
export function isWholeCode(code: string | null): code is string {
  return code?.length === codeLength
}
