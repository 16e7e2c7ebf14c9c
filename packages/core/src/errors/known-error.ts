import type {
  DetailsOf,
  ErrorFamilyCode,
  KnownErrorCode,
  MembersOf,
  SentErrorCode,
} from '@app/contract/known-errors'

export type { KnownErrorCode }

/** An error the API names by a code. Every class of `KnownErrors` extends this one. */
export class KnownError extends Error {
  /** Code on the wire; never renamed. */
  declare readonly errorCode: string
  /** HTTP status that goes with the code. */
  declare readonly statusCode: number
  /** Facts about this occurrence; their shape depends on the code. */
  declare readonly details: unknown

  constructor(details: unknown, message: string, errorCode: string, statusCode: number) {
    super(message)
    this.name = new.target.name
    Object.assign(this, { details, errorCode, statusCode })
  }

  /** The same text as `message`. */
  get humanReadableMessage(): string {
    return this.message
  }
}

/** Instance of the error with exactly this code. */
type SingleError<Code extends KnownErrorCode> = KnownError & {
  readonly errorCode: Code
  readonly details: DetailsOf<Code>
}

/** Instance of the error with this code; for the code of a family, of any of its members. */
export type KnownErrorOf<Code extends KnownErrorCode> = {
  [Member in Exclude<MembersOf<Code>, ErrorFamilyCode>]: SingleError<Member>
}[Exclude<MembersOf<Code>, ErrorFamilyCode>]

/** What a known error is made of: details only where it has some. */
type ConstructorArguments<Details> = [Details] extends [undefined]
  ? [details?: undefined, message?: string]
  : [details: Details, message?: string]

/** Class of one known error, and of those that belong to it. */
export type KnownErrorClass<Code extends SentErrorCode> = {
  readonly errorCode: Code
} & (new (
  ...args: ConstructorArguments<DetailsOf<Code>>
) => KnownErrorOf<Code>)

/** Class of a family: to catch by, never made itself. */
export type KnownErrorFamily<Code extends ErrorFamilyCode> = {
  readonly errorCode: Code
} & (abstract new (
  ...args: never
) => KnownErrorOf<Code>)

/**
 * Tells a known error from anything else, also when it was made by another copy of this package.
 *
 * @param code When given, the error must have this code or belong to this family.
 * @example
 * const result = await app.resetPassword({ code: 'from-the-link', password: 'long enough' })
 * if (result.status === 'error' && isKnownError(result.error, 'VERIFICATION_ERROR')) {
 *   console.log('Ask for another mail:', result.error.errorCode)
 * }
 */
export function isKnownError(error: unknown): error is KnownError
/** Tells the known error of a code, or of the family of that code, from anything else. */
export function isKnownError<Code extends KnownErrorCode>(
  error: unknown,
  code: Code,
): error is KnownErrorOf<Code>
export function isKnownError(error: unknown, code?: string): boolean {
  if (!(error instanceof Error && 'errorCode' in error)) return false
  if (code === undefined || error.errorCode === code) return true
  // Not by `instanceof`: the classes of another copy are not ours, but they have the same codes.
  for (let family: object = error.constructor; family; family = Object.getPrototypeOf(family)) {
    if (Reflect.get(family, 'errorCode') === code) return true
  }
  return false
}

/** Whether any call can be answered with this error, so that no endpoint declares it. */
export function isCommonError(error: KnownError): boolean {
  // Its class says so. One that could not be loaded does not: rather an error too many in a result
  // than one that nobody handles.
  return 'isCommon' in error.constructor
}
