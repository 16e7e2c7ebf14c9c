import type { ErrorHandler } from 'hono'
import type { Logger } from 'pino'
import { UnknownSecretError } from '../crypto/secret-box'
import { isMissingReference, isTooLong, isUnstorable, violatedUniqueIndex } from '../db/client'
import { findExhaustion, isUnavailable } from '../db/unavailable'
import { DomainError, ServiceError } from '../lib/errors'
import type { Env } from '../lib/request-env'
import { readAddedHeaders } from './errors/error-headers'
import { statusOf, toTextError } from './errors/error-status'
import { TextError } from './errors/text-error'
import { jsonResponse, textResponse } from './response'

/** Restarting a database takes about this time. */
const retryAfterSeconds = '5'

/**
 * Creates the error handler, the only place that writes error responses. Unexpected errors only
 * expose the request id.
 *
 * @param toHeaders Headers of every error response, in addition to those of the error.
 */
export function onError(
  log: Logger,
  production: boolean,
  toHeaders: (url: URL) => Record<string, string>,
): ErrorHandler<Env> {
  const toResponse = createErrorHandlers(log, production)
  return async (error, context) => {
    const response = await toResponse(error, context)
    const headers = { ...toHeaders(new URL(context.req.url)), ...readAddedHeaders(error) }
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }
}

function createErrorHandlers(log: Logger, production: boolean): ErrorHandler<Env> {
  return (error, context) => {
    if (error instanceof ServiceError) {
      const { code, details, message } = error
      const response = jsonResponse(context.req.raw, statusOf(error), {
        code,
        details,
        error: message,
      })
      response.headers.set('X-Stack-Known-Error', code)
      return response
    }
    const known = error instanceof DomainError ? toTextError(error) : error
    if (known instanceof TextError) return textResponse(known.status, known.message, known.headers)
    if (isUnstorable(error)) {
      return textResponse(
        400,
        'A text contains characters that cannot be stored: U+0000 or a lone surrogate.',
      )
    }
    if (isTooLong(error)) return textResponse(400, 'An address, id or name is too long.')
    const requestId = context.get('requestId')
    const taken = violatedUniqueIndex(error)
    if (taken !== null) {
      // Feature code translates the conflicts it expects; others are conflicts of the request
      // nonetheless.
      log.warn({ requestId, index: taken }, 'request conflicts with existing data')
      return textResponse(409, 'The request conflicts with existing data.')
    }
    if (isMissingReference(error)) {
      log.warn({ requestId }, 'request refers to data that was deleted concurrently')
      return textResponse(409, 'The request refers to data that was deleted concurrently.')
    }
    const exhaustion = findExhaustion(error)
    log.error({ error, requestId }, exhaustion ? `request failed: ${exhaustion}` : 'request failed')
    if (exhaustion) {
      return textResponse(503, 'The database is out of resources. Try again in a moment.', {
        'Retry-After': retryAfterSeconds,
      })
    }
    if (isUnavailable(error)) {
      return textResponse(503, 'The service cannot reach its database. Try again in a moment.', {
        'Retry-After': retryAfterSeconds,
      })
    }
    // Restarting does not help, and operators can tell only if the response says so.
    if (error instanceof UnknownSecretError) {
      return textResponse(500, `${error.message} Request id: ${requestId}`)
    }
    const hint = production ? '' : '\nThe server log contains the error.'
    return textResponse(500, `Something went wrong on our end. Request id: ${requestId}${hint}`)
  }
}
