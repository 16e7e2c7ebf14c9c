import { type KnownErrorMessage, knownErrorMessages } from '@app/contract/known-error-messages'
import { type DetailsOf, knownErrors, type SentErrorCode } from '@app/contract/known-errors'

/** An expected error with a code of the contract. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  /** Additional headers of the response. */
  readonly headers: Record<string, string> = {}

  constructor(
    readonly code: SentErrorCode,
    readonly details: object | undefined,
    message: string,
  ) {
    super(message)
  }

  /** HTTP status of the error. */
  get status(): number {
    return knownErrors[this.code].status
  }
}

/** An expected error without a code. */
export class TextError extends Error {
  override name = 'TextError'

  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }
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

const addedHeaders = new WeakMap<object, Record<string, string>>()

/** Adds headers to the error response, also of unexpected errors. */
export function addHeaders(error: unknown, headers: Record<string, string>): void {
  const key = Object(error)
  addedHeaders.set(key, { ...addedHeaders.get(key), ...headers })
}

/** Returns the headers added to an error response. */
export function readAddedHeaders(error: unknown): Record<string, string> {
  return addedHeaders.get(Object(error)) ?? {}
}
