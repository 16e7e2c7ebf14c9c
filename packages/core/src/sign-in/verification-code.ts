import type { KnownErrorOf } from '../errors/known-error'
import { loadKnownError } from '../errors/load-known-error'
import { failed, type Result } from '../lib/result'

/** Errors of a code from an email link. */
export type VerificationCodeError = KnownErrorOf<'VERIFICATION_ERROR'>

type NotFound = KnownErrorOf<'VERIFICATION_CODE_NOT_FOUND'>

/** Sends a verification code. Truncated codes are rejected without a request. */
export async function sendVerificationCode<T, E>(
  code: string,
  send: () => Promise<Result<T, E>>,
): Promise<Result<T, E | NotFound>> {
  // Length of every verification code.
  if (code.length === 45) return send()
  const error = await loadKnownError(
    'VERIFICATION_CODE_NOT_FOUND',
    404,
    'The verification code does not exist.',
  )
  // The class of this code has this type.
  return failed(error as NotFound)
}
