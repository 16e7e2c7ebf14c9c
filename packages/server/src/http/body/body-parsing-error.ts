import { knownError, ServiceError } from '../../lib/errors'

/** BODY_PARSING_ERROR with a message that says what was wrong. */
export function bodyParsingError(message: string): ServiceError {
  const { code, details } = knownError('BODY_PARSING_ERROR')
  return new ServiceError(code, details, message)
}
