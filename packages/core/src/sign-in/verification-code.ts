import type { KnownErrorOf } from '../errors/known-error'
import { loadKnownError } from '../errors/load-known-error'
import { failed, type Result } from '../lib/result'

/** What checking a code from a mail can answer instead of a success. */
export type VerificationCodeError = KnownErrorOf<'VERIFICATION_ERROR'>

type NotFound = KnownErrorOf<'VERIFICATION_CODE_NOT_FOUND'>

/** Sends the code of a mail. A cut-off link is told from a real one without a request. */
export async function sendCode<T, E>(
  code: string,
  send: () => Promise<Result<T, E>>,
): Promise<Result<T, E | NotFound>> {
  // contract/http.md section 6
  if (code.length === 45) return send()
  const error = await loadKnownError('VERIFICATION_CODE_NOT_FOUND', 404, 'No such code.')
  // The class of the code has this shape.
  return failed(error as NotFound)
}
