import type { ErrorHandler } from 'hono'
import type { Logger } from 'pino'
import { isTooLong, isUnreachable, isUnstorable, violatedUniqueIndex } from '../db/client'
import { readAddedHeaders, ServiceError, TextError } from '../lib/errors'
import type { Env } from '../lib/request-env'
import { jsonResponse, textResponse } from './response'

/** A database is restarted in about this time. */
const retryAfterSeconds = '5'

/**
 * The only place that writes an error answer. A bug of ours shows its request id and no more.
 *
 * @param toHeaders Headers of every error answer to a request, beside those of the error itself.
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
      const response = jsonResponse(context.req.raw, error.status, {
        code,
        details,
        error: message,
      })
      response.headers.set('X-Stack-Known-Error', code)
      for (const [name, value] of Object.entries(error.headers)) response.headers.set(name, value)
      return response
    }
    if (error instanceof TextError) return textResponse(error.status, error.message, error.headers)
    if (isUnstorable(error)) {
      return textResponse(
        400,
        'A text holds what cannot be kept: U+0000, or half a surrogate pair.',
      )
    }
    if (isTooLong(error))
      return textResponse(400, 'An address, id or name is too long to be found again.')
    const requestId = context.get('requestId')
    const taken = violatedUniqueIndex(error)
    if (taken !== null) {
      // Rules translate those they know of; for the others the request is no less in conflict.
      log.warn({ requestId, index: taken }, 'a request conflicts with what is there')
      return textResponse(409, 'This conflicts with what is there already.')
    }
    log.error({ error, requestId }, 'request failed')
    if (isUnreachable(error)) {
      return textResponse(503, 'The service does not reach its database. Try again in a moment.', {
        'Retry-After': retryAfterSeconds,
      })
    }
    const hint = production ? '' : '\nWhat went wrong is in the log of the server.'
    return textResponse(500, `Something went wrong on our side. Request id: ${requestId}${hint}`)
  }
}
