import { type KnownErrorMessage, knownErrorMessages } from '@app/contract/known-error-messages'
import type { DetailsOf, SentErrorCode } from '@app/contract/known-errors'

/** An expected error with a code of the contract. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  constructor(
    readonly code: SentErrorCode,
    readonly details: object | undefined,
    message: string,
  ) {
    super(message)
  }
}

/** Kinds of errors without a code. `http/errors/error-status.ts` maps them to HTTP. */
export type ErrorKind =
  | 'invalid-input'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'upstream-failed'
  | 'unavailable'

/** An expected error without a code. Its message is shown to the caller. */
export class DomainError extends Error {
  override name = 'DomainError'

  constructor(
    readonly kind: ErrorKind,
    message: string,
    readonly options: { retryAfterSeconds?: number } = {},
  ) {
    super(message)
  }
}

/** Creates the error of a request that cannot be carried out as it is. */
export function invalidInput(message: string): DomainError {
  return new DomainError('invalid-input', message)
}

/** Creates the error of a caller who may not do this. */
export function forbidden(message: string): DomainError {
  return new DomainError('forbidden', message)
}

/** Creates the error of an object that does not exist. */
export function notFound(message: string): DomainError {
  return new DomainError('not-found', message)
}

/** Creates the error of a change that conflicts with existing data. */
export function conflict(message: string): DomainError {
  return new DomainError('conflict', message)
}

/** Creates the error of another server that failed or is not reachable. */
export function upstreamFailed(message: string): DomainError {
  return new DomainError('upstream-failed', message)
}

/** Creates the error of a service that is temporarily overloaded. */
export function unavailable(message: string, retryAfterSeconds: number): DomainError {
  return new DomainError('unavailable', message, { retryAfterSeconds })
}

/** Creates the known error of a code. */
export function knownError<Code extends SentErrorCode>(
  code: Code,
  ...[details]: DetailsOf<Code> extends undefined ? [] : [details: DetailsOf<Code>]
): ServiceError {
  const message: KnownErrorMessage = knownErrorMessages[code]
  const text = typeof message === 'string' ? message : message(details as never)
  return new ServiceError(code, details as object | undefined, text)
}
