import { type KnownErrorCode, knownErrors, nameOf } from '@app/contract/known-errors'
import { KnownError } from './known-error'
import type { KnownErrorClasses } from './known-error-classes'

type AnyClass = typeof KnownError & (new (details: unknown, message?: string) => KnownError)

const classes: Record<string, AnyClass> = {}
const byCode = new Map<string, AnyClass>()

// `commonErrors` of the contract, by family: they say that the app is set up wrongly or talks to a
// newer service.
const common = new Set<string>([
  'PROJECT_AUTHENTICATION_ERROR',
  'SESSION_AUTHENTICATION_ERROR',
  'SCHEMA_ERROR',
  'BODY_PARSING_ERROR',
  'PROJECT_NOT_FOUND',
  'UNSUPPORTED_ERROR',
] satisfies KnownErrorCode[])

// The table has every family above its members, so a parent is always there already.
for (const [code, row] of Object.entries(knownErrors)) {
  const name = nameOf(code as KnownErrorCode)
  const Parent = byCode.get('parent' in row ? row.parent : '') ?? KnownError
  // A class that is the value of a property takes its name.
  classes[name] = {
    [name]: class extends Parent {
      static readonly errorCode: string = code
      constructor(
        details: unknown,
        message: string = name,
        errorCode: string = code,
        status: number = row.status ?? 500,
      ) {
        super(details, message, errorCode, status)
      }
    },
  }[name] as AnyClass
  // Members of a family inherit it.
  if (common.has(code)) Reflect.set(classes[name], 'isCommon', true)
  byCode.set(code, classes[name])
}

/** A class for every known error and every family of them: `error instanceof KnownErrors.X`. */
// The loop above made exactly one class per row; its types cannot follow a loop.
export const KnownErrors = classes as unknown as KnownErrorClasses

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
