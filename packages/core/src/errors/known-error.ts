import {
  type DetailsOf,
  type ErrorFamilyCode,
  type KnownErrorCode,
  knownErrors,
  type MembersOf,
  type NameOf,
  nameOf,
  type SentErrorCode,
} from '@app/contract/known-errors'

export type { KnownErrorCode }

/** An error the API names by a code. Every class of `KnownErrors` extends this one. */
export class KnownError extends Error {
  /** Code on the wire; never renamed. */
  readonly errorCode: string
  /** HTTP status that goes with the code. */
  readonly statusCode: number
  /** Facts about this occurrence; their shape depends on the code. */
  readonly details: unknown

  constructor(details: unknown, message: string, errorCode: string, statusCode: number) {
    super(message)
    this.name = new.target.name
    this.details = details
    this.errorCode = errorCode
    this.statusCode = statusCode
  }

  /** The same text as `message`. */
  get humanReadableMessage(): string {
    return this.message
  }
}

/** Instance of the error with this code; for the code of a family, of any of its members. */
export type KnownErrorOf<Code extends KnownErrorCode> = {
  [Member in Extract<MembersOf<Code>, SentErrorCode>]: KnownError & {
    readonly errorCode: Member
    readonly details: DetailsOf<Member>
  }
}[Extract<MembersOf<Code>, SentErrorCode>]

type ConstructorArguments<Details> = [Details] extends [undefined]
  ? [details?: undefined, message?: string]
  : [details: Details, message?: string]

/** Class of one known error. */
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

/** The classes of all known errors, by name. */
export type KnownErrorClasses = {
  readonly [Code in KnownErrorCode as NameOf<Code>]: Code extends SentErrorCode
    ? KnownErrorClass<Code>
    : Code extends ErrorFamilyCode
      ? KnownErrorFamily<Code>
      : never
}

type AnyClass = typeof KnownError & (new (details: unknown, message?: string) => KnownError)

const classes: Record<string, AnyClass> = {}
const byCode = new Map<string, AnyClass>()

// The table has every family above its members, so a parent is always there already.
for (const [code, row] of Object.entries(knownErrors)) {
  const name = nameOf(code as KnownErrorCode)
  const Parent = byCode.get('parent' in row ? row.parent : '') ?? KnownError
  // A class that is the value of a property takes its name.
  classes[name] = {
    [name]: class extends Parent {
      static readonly errorCode = code
      constructor(details: unknown, message: string = name, ...[as, status]: [string?, number?]) {
        super(details, message, as ?? code, status ?? row.status ?? 500)
      }
    },
  }[name] as AnyClass
  byCode.set(code, classes[name])
}

/** A class for every known error and every family of them: `error instanceof KnownErrors.X`. */
// The loop above made exactly one class per row; its types cannot follow a loop.
export const KnownErrors = classes as unknown as KnownErrorClasses

/**
 * Tells a known error from anything else, also when it was made by another copy of this package.
 *
 * @param code When given, the error must have this code or belong to this family.
 */
export function isKnownError(error: unknown): error is KnownError
export function isKnownError<Code extends KnownErrorCode>(
  error: unknown,
  code: Code,
): error is KnownErrorOf<Code>
export function isKnownError(error: unknown, code?: string): boolean {
  // Not by class: the error may come from another copy of this package.
  if (!(error instanceof Error && 'errorCode' in error)) return false
  return code === undefined || isOfFamily(String(error.errorCode), code)
}

/** Whether an error code is this one, or belongs to this family. */
export function isOfFamily(code: string | undefined, family: string): boolean {
  for (let current = code; current; ) {
    if (current === family) return true
    const row = Object.hasOwn(knownErrors, current) && knownErrors[current as KnownErrorCode]
    current = row && 'parent' in row ? row.parent : undefined
  }
  return false
}

/** Makes the error of a code; a code this version does not know keeps its code, text and details. */
export function toKnownError(
  code: string,
  status: number,
  message: string,
  details: unknown,
): KnownError {
  const Known = byCode.get(code)
  if (Known) return new Known(details, message)
  return new (byCode.get('UNSUPPORTED_ERROR') ?? KnownError)(details, message, code, status)
}
