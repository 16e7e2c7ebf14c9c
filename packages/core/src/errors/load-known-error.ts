import { KnownError } from './known-error'

/**
 * Makes the error of an answer. The classes are loaded when the first error comes: most pages never
 * see one.
 */
export async function loadKnownError(
  code: string,
  status: number,
  message: string,
  details?: unknown,
): Promise<KnownError> {
  try {
    const { toKnownError } = await import('./known-errors')
    return toKnownError(code, status, message, details)
  } catch {
    // Whatever keeps the classes away, the code says what happened.
    return new KnownError(details, message, code, status)
  }
}
