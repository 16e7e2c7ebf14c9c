import { type KnownErrorMessage, knownErrorMessages } from '@app/contract/known-error-messages'
import { type DetailsOf, knownErrors, type SentErrorCode } from '@app/contract/known-errors'

/** An expected failure that the caller is told of by code. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  /** Headers of the response beside the usual ones. */
  readonly headers: Record<string, string> = {}

  constructor(
    readonly code: SentErrorCode,
    readonly details: object | undefined,
    message: string,
  ) {
    super(message)
  }

  /** The HTTP status of this error. */
  get status(): number {
    return knownErrors[this.code].status
  }
}

/** An expected failure without a code: a status and a sentence. */
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

/** Makes the known error of a code; what rules throw. */
export function knownError<Code extends SentErrorCode>(
  code: Code,
  ...[details]: DetailsOf<Code> extends undefined ? [] : [details: DetailsOf<Code>]
): ServiceError {
  const message: KnownErrorMessage = knownErrorMessages[code]
  const text = typeof message === 'string' ? message : message(details as never)
  return new ServiceError(code, details as object | undefined, text)
}

const addedHeaders = new WeakMap<object, Record<string, string>>()

/** Gives the response to an error more headers, also to an unexpected one. */
export function addHeaders(error: unknown, headers: Record<string, string>): void {
  const key = Object(error)
  addedHeaders.set(key, { ...addedHeaders.get(key), ...headers })
}

/** Headers that were added to the response to an error. */
export function readAddedHeaders(error: unknown): Record<string, string> {
  return addedHeaders.get(Object(error)) ?? {}
}
