import { HttpError } from '../errors/http-error'

/** Creates the error for a response whose project the SDK cannot understand. */
export function toResponseError(what: string): HttpError {
  return new HttpError(`The service sent ${what}.`, {
    method: 'GET',
    path: '/projects/current',
    status: 200,
    requestId: undefined,
    retryAfterMs: 0,
  })
}
