import { HttpError } from '../errors/http-error'

/** Creates the error of a response with a project that is not understood. */
export function toResponseError(what: string): HttpError {
  return new HttpError(`The service sent ${what}.`, {
    method: 'GET',
    path: '/projects/current',
    status: 200,
    requestId: undefined,
    retryAfterMs: 0,
  })
}
