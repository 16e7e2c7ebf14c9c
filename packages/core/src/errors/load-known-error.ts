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

/** Whether any call can be answered with this error, so that no endpoint declares it. */
export async function isCommonError(error: KnownError): Promise<boolean> {
  try {
    return (await import('./known-errors')).isCommon(error)
  } catch {
    // Rather an error too many in a result than one that nobody handles.
    return false
  }
}
