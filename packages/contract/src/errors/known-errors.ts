import type { Json } from '../lib/json'

/** Access type of a request: an app's browser code, an app's server, or a project owner. */
export type AccessType = 'client' | 'server' | 'admin'

interface KnownErrorRow {
  /** Name of the SDK's error class, if `nameOf` cannot derive it from the code. */
  name?: string
  /** HTTP status, or `null` for a family: a common parent that is never sent itself. */
  status: number | null
  /** Code of the family that the error belongs to. */
  parent?: string
  /** Only its type is used: the shape of `details` on the wire. Absent if the error has none. */
  details?: object
}

/**
 * Every known error of the API, one row each. The SDK ships this table to browsers, so the messages
 * are in a separate file (`known-error-messages.ts`).
 */
export const knownErrors = {
  UNSUPPORTED_ERROR: { status: 500, details: {} as { originalErrorCode: string } },
  BODY_PARSING_ERROR: { status: 400 },
  SCHEMA_ERROR: { status: 400, details: {} as { message: string } },
  ALL_OVERLOADS_FAILED: {
    status: 400,
    details: {} as { overload_errors: { [key: string]: Json }[] },
  },
  PROJECT_AUTHENTICATION_ERROR: { status: null },
  INVALID_PROJECT_AUTHENTICATION: { status: null, parent: 'PROJECT_AUTHENTICATION_ERROR' },
  PROJECT_KEY_WITHOUT_ACCESS_TYPE: { status: 400, parent: 'INVALID_PROJECT_AUTHENTICATION' },
  INVALID_ACCESS_TYPE: { status: 400, parent: 'INVALID_PROJECT_AUTHENTICATION' },
  ACCESS_TYPE_WITHOUT_PROJECT_ID: {
    status: 400,
    parent: 'INVALID_PROJECT_AUTHENTICATION',
    details: {} as { request_type: AccessType },
  },
  ACCESS_TYPE_REQUIRED: { status: 400, parent: 'INVALID_PROJECT_AUTHENTICATION' },
  INSUFFICIENT_ACCESS_TYPE: {
    status: 401,
    parent: 'INVALID_PROJECT_AUTHENTICATION',
    details: {} as { actual_access_type: AccessType; allowed_access_types: AccessType[] },
  },
  INVALID_PUBLISHABLE_CLIENT_KEY: {
    status: 401,
    parent: 'INVALID_PROJECT_AUTHENTICATION',
    details: {} as { project_id: string },
  },
  INVALID_SECRET_SERVER_KEY: {
    status: 401,
    parent: 'INVALID_PROJECT_AUTHENTICATION',
    details: {} as { project_id: string },
  },
  INVALID_SUPER_SECRET_ADMIN_KEY: {
    status: 401,
    parent: 'INVALID_PROJECT_AUTHENTICATION',
    details: {} as { project_id: string },
  },
  INVALID_ADMIN_ACCESS_TOKEN: { status: null, parent: 'INVALID_PROJECT_AUTHENTICATION' },
  UNPARSABLE_ADMIN_ACCESS_TOKEN: { status: 401, parent: 'INVALID_ADMIN_ACCESS_TOKEN' },
  ADMIN_ACCESS_TOKEN_EXPIRED: {
    status: 401,
    parent: 'INVALID_ADMIN_ACCESS_TOKEN',
    details: {} as { expired_at_millis: number | null },
  },
  INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN: { status: 401, parent: 'INVALID_ADMIN_ACCESS_TOKEN' },
  ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN: { status: 401, parent: 'INVALID_ADMIN_ACCESS_TOKEN' },
  PROJECT_AUTHENTICATION_REQUIRED: { status: null, parent: 'PROJECT_AUTHENTICATION_ERROR' },
  CLIENT_AUTHENTICATION_REQUIRED: { status: 401, parent: 'PROJECT_AUTHENTICATION_REQUIRED' },
  SERVER_AUTHENTICATION_REQUIRED: { status: 401, parent: 'PROJECT_AUTHENTICATION_REQUIRED' },
  CLIENT_OR_SERVER_AUTHENTICATION_REQUIRED: {
    status: 401,
    parent: 'PROJECT_AUTHENTICATION_REQUIRED',
  },
  CLIENT_OR_ADMIN_AUTHENTICATION_REQUIRED: {
    status: 401,
    parent: 'PROJECT_AUTHENTICATION_REQUIRED',
  },
  CLIENT_OR_SERVER_OR_ADMIN_AUTHENTICATION_REQUIRED: {
    status: 401,
    parent: 'PROJECT_AUTHENTICATION_REQUIRED',
  },
  ADMIN_AUTHENTICATION_REQUIRED: { status: 401, parent: 'PROJECT_AUTHENTICATION_REQUIRED' },
  EXPECTED_INTERNAL_PROJECT: { status: 401, parent: 'PROJECT_AUTHENTICATION_ERROR' },
  SESSION_AUTHENTICATION_ERROR: { status: null },
  INVALID_SESSION_AUTHENTICATION: { status: null, parent: 'SESSION_AUTHENTICATION_ERROR' },
  INVALID_ACCESS_TOKEN: { status: null, parent: 'INVALID_SESSION_AUTHENTICATION' },
  UNPARSABLE_ACCESS_TOKEN: { status: 401, parent: 'INVALID_ACCESS_TOKEN' },
  ACCESS_TOKEN_EXPIRED: {
    status: 401,
    parent: 'INVALID_ACCESS_TOKEN',
    details: {} as { expired_at_millis: number | null },
  },
  INVALID_PROJECT_FOR_ACCESS_TOKEN: {
    status: 401,
    parent: 'INVALID_ACCESS_TOKEN',
    details: {} as { expected_project_id: string; actual_project_id: string },
  },
  REFRESH_TOKEN_ERROR: { status: null },
  REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED: { status: 401, parent: 'REFRESH_TOKEN_ERROR' },
  CANNOT_DELETE_CURRENT_SESSION: { status: 400, parent: 'REFRESH_TOKEN_ERROR' },
  PROVIDER_REJECTED: { status: 401, parent: 'REFRESH_TOKEN_ERROR' },
  USER_EMAIL_ALREADY_EXISTS: {
    name: 'UserWithEmailAlreadyExists',
    status: 409,
    details: {} as { email: string },
  },
  EMAIL_NOT_VERIFIED: { status: 400 },
  // Addition to the original API; published clients send no request that causes it.
  EMAIL_VERIFICATION_REQUIRES_SIGN_IN: { status: 403 },
  // Addition to the original API; only for projects with `recent_sign_in_required`.
  RECENT_SIGN_IN_REQUIRED: { status: 403, details: {} as { max_age_seconds: number } },
  // Addition to the original API; only for projects with `verified_email_required`.
  EMAIL_VERIFICATION_REQUIRED: { status: 403 },
  // Addition to the original API; only for impersonation sessions.
  NOT_ALLOWED_DURING_IMPERSONATION: { status: 403 },
  // Addition to the original API; only for projects with allowed or blocked email domains.
  EMAIL_DOMAIN_NOT_ALLOWED: { status: 403 },
  // Addition to the original API; only for projects with `required_terms_version`.
  TERMS_NOT_ACCEPTED: { status: 403, details: {} as { required_terms_version: string } },
  // Additions to the original API; only for projects with a `sign_up_hook`.
  SIGN_UP_DENIED: { status: 403, details: {} as { message: string | null } },
  SIGN_UP_HOOK_FAILED: { status: 502 },
  // Addition to the original API; only for users that an owner or the app's server has banned.
  USER_BANNED: { status: 403, details: {} as { banned_until_millis: number | null } },
  CANNOT_GET_OWN_USER_WITHOUT_USER: { status: 400 },
  USER_ID_DOES_NOT_EXIST: { status: 400, details: {} as { user_id: string } },
  USER_NOT_FOUND: { status: 404 },
  API_KEY_NOT_FOUND: { status: 404 },
  PROJECT_NOT_FOUND: { status: 404, details: {} as { project_id: string } },
  SIGN_UP_NOT_ENABLED: { status: 400 },
  PASSWORD_AUTHENTICATION_NOT_ENABLED: { status: 400 },
  PASSKEY_AUTHENTICATION_NOT_ENABLED: { status: 400 },
  ANONYMOUS_ACCOUNTS_NOT_ENABLED: { status: 400 },
  EMAIL_PASSWORD_MISMATCH: { status: 400 },
  REDIRECT_URL_NOT_WHITELISTED: { status: 400 },
  // A family that is also sent itself: published clients show `details.message`.
  PASSWORD_REQUIREMENTS_NOT_MET: {
    status: 400,
    details: {} as { message: string; reason: 'common' | 'breached' | 'personal' },
  },
  PASSWORD_TOO_SHORT: {
    status: 400,
    parent: 'PASSWORD_REQUIREMENTS_NOT_MET',
    details: {} as { min_length: number },
  },
  PASSWORD_TOO_LONG: {
    status: 400,
    parent: 'PASSWORD_REQUIREMENTS_NOT_MET',
    details: {} as { maxLength: number },
  },
  USER_DOES_NOT_HAVE_PASSWORD: { status: 400 },
  VERIFICATION_ERROR: { name: 'VerificationCodeError', status: null },
  VERIFICATION_CODE_NOT_FOUND: { status: 404, parent: 'VERIFICATION_ERROR' },
  VERIFICATION_CODE_EXPIRED: { status: 400, parent: 'VERIFICATION_ERROR' },
  VERIFICATION_CODE_ALREADY_USED: { status: 409, parent: 'VERIFICATION_ERROR' },
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: { status: 400, parent: 'VERIFICATION_ERROR' },
  PASSWORD_CONFIRMATION_MISMATCH: { status: 400 },
  EMAIL_ALREADY_VERIFIED: { status: 409 },
  EMAIL_NOT_ASSOCIATED_WITH_USER: { status: 400 },
  EMAIL_IS_NOT_PRIMARY_EMAIL: {
    status: 400,
    details: {} as { email: string; primary_email: string | null },
  },
  PASSKEY_REGISTRATION_FAILED: { status: 400 },
  PASSKEY_WEBAUTHN_ERROR: {
    name: 'PasskeyWebAuthnError',
    status: 400,
    details: {} as { message: string; code: string },
  },
  PASSKEY_AUTHENTICATION_FAILED: { status: 400 },
  // Addition to the original API, in which a user has one passkey.
  PASSKEY_LIMIT_REACHED: { status: 400, details: {} as { limit: number } },
  // Addition to the original API; sent by endpoints that it has only to clients of this project.
  LAST_SIGN_IN_METHOD: { status: 409 },
  PERMISSION_NOT_FOUND: { status: 404, details: {} as { permission_id: string } },
  CONTAINED_PERMISSION_NOT_FOUND: { status: 400, details: {} as { permission_id: string } },
  TEAM_NOT_FOUND: { status: 404, details: {} as { team_id: string } },
  TEAM_ALREADY_EXISTS: { status: 409, details: {} as { team_id: string } },
  TEAM_MEMBERSHIP_NOT_FOUND: { status: 404, details: {} as { team_id: string; user_id: string } },
  EMAIL_TEMPLATE_ALREADY_EXISTS: { status: 409 },
  OAUTH_CONNECTION_NOT_CONNECTED_TO_USER: { status: 400 },
  OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER: { status: 409 },
  OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE: { status: 400 },
  OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS: { status: 400 },
  OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS: { status: 400 },
  INVALID_OAUTH_CLIENT_ID_OR_SECRET: { status: 400, details: {} as { client_id: string | null } },
  INVALID_SCOPE: { status: 400 },
  USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION: { status: 409 },
  OUTER_OAUTH_TIMEOUT: { status: 408 },
  OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED: { status: 400 },
  MULTI_FACTOR_AUTHENTICATION_REQUIRED: { status: 400, details: {} as { attempt_code: string } },
  INVALID_TOTP_CODE: { status: 400 },
  // Addition to the original API; only sent to clients that submit a recovery code.
  INVALID_RECOVERY_CODE: { status: 400 },
  USER_AUTHENTICATION_REQUIRED: { status: 401 },
  TEAM_MEMBERSHIP_ALREADY_EXISTS: { status: 409 },
  LAST_TEAM_ADMIN: { status: 409, details: {} as { team_id: string } },
  PROJECT_PERMISSION_REQUIRED: {
    status: 401,
    details: {} as { user_id: string; permission_id: string },
  },
  TEAM_PERMISSION_REQUIRED: {
    status: 401,
    details: {} as { team_id: string; user_id: string; permission_id: string },
  },
  TEAM_PERMISSION_NOT_FOUND: {
    status: 401,
    details: {} as { team_id: string; user_id: string; permission_id: string },
  },
  INVALID_SHARED_OAUTH_PROVIDER_ID: { status: 400, details: {} as { provider_id: string } },
  INVALID_STANDARD_OAUTH_PROVIDER_ID: { status: 400, details: {} as { provider_id: string } },
  INVALID_AUTHORIZATION_CODE: { status: 400 },
  OAUTH_PROVIDER_ACCESS_DENIED: { status: 400 },
  CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: {
    status: 409,
    details: {} as { type: 'email'; contact_channel_value: string | null },
  },
  INVALID_POLLING_CODE: { name: 'InvalidPollingCodeError', status: 400 },
} as const satisfies Record<string, KnownErrorRow>

/** Type of the table of known errors. */
export type KnownErrorTable = typeof knownErrors

/** Code of a known error or a family, as in the header `X-Stack-Known-Error`. */
export type KnownErrorCode = keyof KnownErrorTable

/** One word of a code in Pascal case. */
type WordOf<Word extends string> = Word extends 'OAUTH' ? 'OAuth' : Capitalize<Lowercase<Word>>

/** A code in Pascal case. */
type PascalCase<Code extends string> = Code extends `${infer Word}_${infer Rest}`
  ? `${WordOf<Word>}${PascalCase<Rest>}`
  : WordOf<Code>

/** Class name of an error: its code in Pascal case, or its `name`. */
export type NameOf<Code extends KnownErrorCode> = KnownErrorTable[Code] extends {
  name: infer Name extends string
}
  ? Name
  : PascalCase<Code>

/** Returns the class name of an error, such as `OuterOAuthTimeout` for `OUTER_OAUTH_TIMEOUT`. */
export function nameOf<Code extends KnownErrorCode>(code: Code): NameOf<Code> {
  const { name }: KnownErrorRow = knownErrors[code]
  const words = () =>
    code
      .split('_')
      .map((word) => (word === 'OAUTH' ? 'OAuth' : word[0] + word.slice(1).toLowerCase()))
  // Follows the same rule as the type `NameOf`.
  return (name ?? words().join('')) as NameOf<Code>
}

/** Code of a family: the parent of other errors, never sent itself. */
export type ErrorFamilyCode = {
  [Code in KnownErrorCode]: KnownErrorTable[Code]['status'] extends null ? Code : never
}[KnownErrorCode]

/** Code of an error that the API sends. */
export type SentErrorCode = Exclude<KnownErrorCode, ErrorFamilyCode>

/** Shape of the `details` of an error; `undefined` if it has none. */
export type DetailsOf<Code extends KnownErrorCode> = KnownErrorTable[Code] extends {
  details: infer Details
}
  ? Details
  : undefined

/** Code of the family that an error belongs to. */
type ParentOf<Code extends KnownErrorCode> = KnownErrorTable[Code] extends {
  parent: infer Parent extends KnownErrorCode
}
  ? Parent
  : never

// Two lookup types, each computed once. Searching all rows for each code makes editors noticeably
// slower.
/** Codes by their direct family. */
type DirectMembers = { [Code in KnownErrorCode as ParentOf<Code>]: Code }
/** Codes by all of their families, and by themselves. */
type Members = {
  [Code in KnownErrorCode]:
    | Code
    | (Code extends keyof DirectMembers ? Members[DirectMembers[Code]] : never)
}

/** Codes of the direct and indirect members of a family, including its own code. */
export type MembersOf<Code extends KnownErrorCode> = Members[Code]
