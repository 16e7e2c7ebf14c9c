import type { Json } from '@app/contract/json'
import { KnownError } from './known-error'

/**
 * Creates the error of a response. The classes are loaded with the first error, as most pages never
 * see one.
 */
export async function loadKnownError(
  code: string,
  status: number,
  message: string,
  details?: Json,
): Promise<KnownError> {
  try {
    const { toKnownError } = await import('./known-errors')
    return toKnownError(code, status, message, details)
  } catch {
    // Without the classes, the code still identifies the error.
    return new KnownError(details, message, code, status)
  }
}
