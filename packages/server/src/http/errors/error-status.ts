import { knownErrors } from '@app/contract/known-errors'
import type { DomainError, ErrorKind, ServiceError } from '../../lib/errors'
import { TextError } from './text-error'

/** HTTP status of each kind of error. No other file maps errors of features to HTTP. */
const statuses: Record<ErrorKind, number> = {
  'invalid-input': 400,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'upstream-failed': 502,
  unavailable: 503,
}

/** Returns the HTTP status of a known error. */
export function statusOf({ code }: ServiceError): number {
  return knownErrors[code].status
}

/** Converts an error of a feature to its status, text and headers. */
export function toTextError({ kind, message, options }: DomainError): TextError {
  const { retryAfterSeconds } = options
  const headers = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : undefined
  return new TextError(statuses[kind], message, headers)
}
