import type { Json } from '@app/contract/json'
import { type KnownErrorCode, knownErrors, nameOf } from '@app/contract/known-errors'
import { KnownError } from './known-error'
import type { KnownErrorClasses } from './known-error-classes'

type AnyClass = typeof KnownError &
  (new (
    details: Json | undefined,
    message?: string,
  ) => KnownError)

const classes: Record<string, AnyClass> = {}
const byCode = new Map<string, AnyClass>()

// `commonErrors` of the contract, by family: the app is misconfigured, the service is newer,
// the user must verify their email address before anything else, or the session is an impersonation.
const common = new Set<string>([
  'PROJECT_AUTHENTICATION_ERROR',
  'SESSION_AUTHENTICATION_ERROR',
  'SCHEMA_ERROR',
  'BODY_PARSING_ERROR',
  'PROJECT_NOT_FOUND',
  'UNSUPPORTED_ERROR',
  'EMAIL_VERIFICATION_REQUIRED',
  'NOT_ALLOWED_DURING_IMPERSONATION',
] satisfies KnownErrorCode[])

// Families precede their members in the table, so the parent class exists already.
for (const [code, row] of Object.entries(knownErrors)) {
  const name = nameOf(code as KnownErrorCode)
  const Parent = byCode.get('parent' in row ? row.parent : '') ?? KnownError
  // A class expression takes the name of its property.
  classes[name] = {
    [name]: class extends Parent {
      static readonly errorCode: string = code
      constructor(
        details: Json | undefined,
        message: string = name,
        errorCode: string = code,
        status: number = row.status ?? 500,
      ) {
        super(details, message, errorCode, status)
      }
    },
  }[name] as AnyClass
  // Inherited by the members of a family.
  if (common.has(code)) Reflect.set(classes[name], 'isCommon', true)
  byCode.set(code, classes[name])
}

/** Classes of all known errors and families, by name: `error instanceof KnownErrors.X`. */
// The loop above creates one class per row, which its types cannot express.
export const KnownErrors = classes as unknown as KnownErrorClasses

/** Creates the error of a code. An error with an unknown code keeps code, message and details. */
export function toKnownError(
  code: string,
  status: number,
  message: string,
  details: Json | undefined,
): KnownError {
  const Known = byCode.get(code)
  if (Known) return new Known(details, message)
  return new (byCode.get('UNSUPPORTED_ERROR') ?? KnownError)(details, message, code, status)
}
