import { HttpError } from '../errors/http-error'

/**
 * Waits for the response of an endpoint that earlier versions of the service lack.
 *
 * @returns `null` if the service does not have the endpoint.
 */
export async function ifOffered<Response>(response: Promise<Response>): Promise<Response | null> {
  try {
    return await response
  } catch (error) {
    const isUnknown = error instanceof HttpError && (error.status === 404 || error.status === 405)
    if (!isUnknown) throw error
    return null
  }
}
