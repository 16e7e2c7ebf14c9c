import { knownError, ServiceError } from '../../lib/errors'

/** Creates a BODY_PARSING_ERROR with a message about the cause. */
export function bodyParsingError(message: string): ServiceError {
  const { code, details } = knownError('BODY_PARSING_ERROR')
  return new ServiceError(code, details, message)
}
