import { z } from 'zod'
import type { AccessType, SentErrorCode } from '../errors/known-errors'

/** One schema for each access type that may call an endpoint, for schemas that differ. */
export interface ByAccess<
  Client extends z.ZodType = z.ZodType,
  Server extends z.ZodType = z.ZodType,
  Admin extends z.ZodType = z.ZodType,
> {
  client: Client
  server: Server
  admin: Admin
}

/** Declaration of an endpoint, shared by the server and the SDK. */
export interface Endpoint {
  /** Allowed access types. `'none'`: no project authentication. */
  access: readonly AccessType[] | 'none'
  /** `true`: without a signed-in user the response is `SCHEMA_ERROR`. */
  user?: boolean
  /**
   * `true`: open to the browser of a user who must verify their email address first. All other
   * endpoints with client access respond with `EMAIL_VERIFICATION_REQUIRED`.
   */
  allowsUnverified?: boolean
  /**
   * `true`: closed to a browser with an impersonation session, which gets
   * `NOT_ALLOWED_DURING_IMPERSONATION`: the endpoint changes how the user signs in, or its effect outlives
   * the session.
   */
  refusesImpersonation?: boolean
  /** Path parameters, written `:name` in the path. */
  path?: z.ZodObject
  /** Query parameters. Absent: none are allowed. */
  query?: z.ZodObject
  /** Custom request headers in addition to the common ones, in lower case. */
  headers?: z.ZodObject
  /** Request body. Absent: any body is accepted and ignored. */
  body?: z.ZodType | ByAccess
  /** Maximum size of the body in bytes. Default: `sizes.body`. */
  maxBodyBytes?: number
  /** Status of a success. Default: 200, or 307 for a redirect. */
  status?: 201 | 303
  /** Body of a success; `redirect` for endpoints that redirect. */
  response: z.ZodType | ByAccess
  /** Known errors of this endpoint, in addition to `commonErrors`. */
  errors: readonly SentErrorCode[]
}

/** Declares an endpoint, preserving its exact types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/** Marks an endpoint that redirects instead of returning a body. */
export const redirect = z.undefined()

/** Known errors of every endpoint that takes a verification code. */
export const codeErrors = [
  'VERIFICATION_CODE_NOT_FOUND',
  'VERIFICATION_CODE_EXPIRED',
  'VERIFICATION_CODE_ALREADY_USED',
  'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED',
] as const satisfies readonly SentErrorCode[]

/** Known errors of every endpoint that can create a user for a client. */
export const signUpHookErrors = [
  'SIGN_UP_DENIED',
  'SIGN_UP_HOOK_FAILED',
] as const satisfies readonly SentErrorCode[]

/** Open to every access type. */
export const anyAccess = ['client', 'server', 'admin'] as const

/** Open to an app's server and to project owners. */
export const serverAccess = ['server', 'admin'] as const

/** Open to project owners. */
export const adminAccess = ['admin'] as const

/** Known errors that any request with project authentication can result in. */
export const commonErrors = [
  'BODY_PARSING_ERROR',
  'SCHEMA_ERROR',
  'UNPARSABLE_ACCESS_TOKEN',
  'ACCESS_TOKEN_EXPIRED',
  'INVALID_PROJECT_FOR_ACCESS_TOKEN',
  'PROJECT_KEY_WITHOUT_ACCESS_TYPE',
  'INVALID_ACCESS_TYPE',
  'ACCESS_TYPE_WITHOUT_PROJECT_ID',
  'UNPARSABLE_ADMIN_ACCESS_TOKEN',
  'ADMIN_ACCESS_TOKEN_EXPIRED',
  'ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN',
  'INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN',
  'CLIENT_AUTHENTICATION_REQUIRED',
  'SERVER_AUTHENTICATION_REQUIRED',
  'ADMIN_AUTHENTICATION_REQUIRED',
  'INVALID_PUBLISHABLE_CLIENT_KEY',
  'INVALID_SECRET_SERVER_KEY',
  'INVALID_SUPER_SECRET_ADMIN_KEY',
  'PROJECT_NOT_FOUND',
  'ACCESS_TYPE_REQUIRED',
  'INSUFFICIENT_ACCESS_TYPE',
  'EMAIL_VERIFICATION_REQUIRED',
  'NOT_ALLOWED_DURING_IMPERSONATION',
] as const satisfies readonly SentErrorCode[]
