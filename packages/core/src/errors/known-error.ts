import type { Json } from '@app/contract/json'
import type {
  DetailsOf,
  ErrorFamilyCode,
  KnownErrorCode,
  MembersOf,
  SentErrorCode,
} from '@app/contract/known-errors'

export type { KnownErrorCode }

/** An error with a code of the API. All classes of `KnownErrors` extend it. */
export class KnownError extends Error {
  /** Code on the wire; stable. */
  declare readonly errorCode: string
  /** HTTP status of the code. */
  declare readonly statusCode: number
  /** Details of this occurrence; the shape depends on the code. */
  declare readonly details: Json | undefined

  constructor(details: Json | undefined, message: string, errorCode: string, statusCode: number) {
    super(message)
    this.name = new.target.name
    Object.assign(this, { details, errorCode, statusCode })
  }

  /** Same as `message`. */
  get humanReadableMessage(): string {
    return this.message
  }
}

/** Instance of the error with exactly this code. */
type SingleError<Code extends KnownErrorCode> = Omit<KnownError, 'details'> & {
  readonly errorCode: Code
  readonly details: DetailsOf<Code>
}

/** Instance of the error with this code; for the code of a family, of any member. */
export type KnownErrorOf<Code extends KnownErrorCode> = {
  [Member in Exclude<MembersOf<Code>, ErrorFamilyCode>]: SingleError<Member>
}[Exclude<MembersOf<Code>, ErrorFamilyCode>]

/** Constructor arguments: `details` only if the error has some. */
type ConstructorArguments<Details> = [Details] extends [undefined]
  ? [details?: undefined, message?: string]
  : [details: Details, message?: string]

/** Class of one known error and its members. */
export type KnownErrorClass<Code extends SentErrorCode> = {
  readonly errorCode: Code
} & (new (
  ...args: ConstructorArguments<DetailsOf<Code>>
) => KnownErrorOf<Code>)

/** Class of a family, for `instanceof`. Cannot be constructed. */
export type KnownErrorFamily<Code extends ErrorFamilyCode> = {
  readonly errorCode: Code
} & (abstract new (
  ...args: never
) => KnownErrorOf<Code>)

/**
 * Whether a value is a known error, including one created by another copy of this package.
 *
 * @param code If given, the error must have this code or belong to this family.
 * @example
 * const result = await app.resetPassword({ code: 'from-the-link', password: 'long enough' })
 * if (result.status === 'error' && isKnownError(result.error, 'VERIFICATION_ERROR')) {
 *   console.log('Request another email:', result.error.errorCode)
 * }
 */
export function isKnownError(error: unknown): error is KnownError
/** Whether a value is a known error with this code, or of this family. */
export function isKnownError<Code extends KnownErrorCode>(
  error: unknown,
  code: Code,
): error is KnownErrorOf<Code>
export function isKnownError(error: unknown, code?: string): boolean {
  if (!(error instanceof Error && 'errorCode' in error)) return false
  if (code === undefined || error.errorCode === code) return true
  // Not `instanceof`: another copy of the package has other classes, but the same codes.
  for (let family: object = error.constructor; family; family = Object.getPrototypeOf(family)) {
    if (Reflect.get(family, 'errorCode') === code) return true
  }
  return false
}

/** Whether any request can result in this error, so that no endpoint declares it. */
export function isCommonError(error: KnownError): boolean {
  // Marked on the class. If the classes could not be loaded, prefer returning an unexpected error
  // over throwing an unhandled one.
  return 'isCommon' in error.constructor
}
