/** Who a request acts for: an app's browser, an app's server, or a project's owner. */
export type AccessType = 'client' | 'server' | 'admin'

interface KnownErrorRow {
  /** Name of the class the SDK makes for this code. */
  name: string
  /** HTTP status, or `null` for a family: a parent to catch by, never sent itself. */
  status: number | null
  /** Code of the family this error belongs to. */
  parent?: string
  /** Only its type matters: the shape of `details` on the wire. Absent: the error has none. */
  details?: object
}

/**
 * Every known error of the API, one row each. The SDK ships this table to browsers, so the texts
 * live elsewhere (`known-error-messages.ts`).
 *
 * @see contract/errors.json, contract/http.md section 1.4
 */
export const knownErrors = {
  UNSUPPORTED_ERROR: {
    name: 'UnsupportedError',
    status: 500,
    details: {} as { originalErrorCode: string },
  },
  BODY_PARSING_ERROR: { name: 'BodyParsingError', status: 400 },
  SCHEMA_ERROR: { name: 'SchemaError', status: 400, details: {} as { message: string } },
  ALL_OVERLOADS_FAILED: {
    name: 'AllOverloadsFailed',
    status: 400,
    details: {} as { overload_errors: Record<string, unknown>[] },
  },
  PROJECT_AUTHENTICATION_ERROR: { name: 'ProjectAuthenticationError', status: null },
  INVALID_PROJECT_AUTHENTICATION: {
    name: 'InvalidProjectAuthentication',
    status: null,
    parent: 'PROJECT_AUTHENTICATION_ERROR',
  },
  PROJECT_KEY_WITHOUT_ACCESS_TYPE: {
    name: 'ProjectKeyWithoutAccessType',
    status: 400,
    parent: 'INVALID_PROJECT_AUTHENTICATION',
  },
  INVALID_ACCESS_TYPE: {
    name: 'InvalidAccessType',
    status: 400,
    parent: 'INVALID_PROJECT_AUTHENTICATION',
  },
  ACCESS_TYPE_WITHOUT_PROJECT_ID: {
    name: 'AccessTypeWithoutProjectId',
    status: 400,
    parent: 'INVALID_PROJECT_AUTHENTICATION',
    details: {} as { request_type: AccessType },
  },
  ACCESS_TYPE_REQUIRED: {
    name: 'AccessTypeRequired',
    status: 400,
    parent: 'INVALID_PROJECT_AUTHENTICATION',
  },
  INSUFFICIENT_ACCESS_TYPE: {
    name: 'InsufficientAccessType',
    status: 401,
    parent: 'INVALID_PROJECT_AUTHENTICATION',
    details: {} as { actual_access_type: AccessType; allowed_access_types: AccessType[] },
  },
  INVALID_PUBLISHABLE_CLIENT_KEY: {
    name: 'InvalidPublishableClientKey',
    status: 401,
    parent: 'INVALID_PROJECT_AUTHENTICATION',
    details: {} as { project_id: string },
  },
  INVALID_SECRET_SERVER_KEY: {
    name: 'InvalidSecretServerKey',
    status: 401,
    parent: 'INVALID_PROJECT_AUTHENTICATION',
    details: {} as { project_id: string },
  },
  INVALID_SUPER_SECRET_ADMIN_KEY: {
    name: 'InvalidSuperSecretAdminKey',
    status: 401,
    parent: 'INVALID_PROJECT_AUTHENTICATION',
    details: {} as { project_id: string },
  },
  INVALID_ADMIN_ACCESS_TOKEN: {
    name: 'InvalidAdminAccessToken',
    status: null,
    parent: 'INVALID_PROJECT_AUTHENTICATION',
  },
  UNPARSABLE_ADMIN_ACCESS_TOKEN: {
    name: 'UnparsableAdminAccessToken',
    status: 401,
    parent: 'INVALID_ADMIN_ACCESS_TOKEN',
  },
  ADMIN_ACCESS_TOKEN_EXPIRED: {
    name: 'AdminAccessTokenExpired',
    status: 401,
    parent: 'INVALID_ADMIN_ACCESS_TOKEN',
    details: {} as { expired_at_millis: number | null },
  },
  INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN: {
    name: 'InvalidProjectForAdminAccessToken',
    status: 401,
    parent: 'INVALID_ADMIN_ACCESS_TOKEN',
  },
  ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN: {
    name: 'AdminAccessTokenIsNotAdmin',
    status: 401,
    parent: 'INVALID_ADMIN_ACCESS_TOKEN',
  },
  PROJECT_AUTHENTICATION_REQUIRED: {
    name: 'ProjectAuthenticationRequired',
    status: null,
    parent: 'PROJECT_AUTHENTICATION_ERROR',
  },
  CLIENT_AUTHENTICATION_REQUIRED: {
    name: 'ClientAuthenticationRequired',
    status: 401,
    parent: 'PROJECT_AUTHENTICATION_REQUIRED',
  },
  SERVER_AUTHENTICATION_REQUIRED: {
    name: 'ServerAuthenticationRequired',
    status: 401,
    parent: 'PROJECT_AUTHENTICATION_REQUIRED',
  },
  CLIENT_OR_SERVER_AUTHENTICATION_REQUIRED: {
    name: 'ClientOrServerAuthenticationRequired',
    status: 401,
    parent: 'PROJECT_AUTHENTICATION_REQUIRED',
  },
  CLIENT_OR_ADMIN_AUTHENTICATION_REQUIRED: {
    name: 'ClientOrAdminAuthenticationRequired',
    status: 401,
    parent: 'PROJECT_AUTHENTICATION_REQUIRED',
  },
  CLIENT_OR_SERVER_OR_ADMIN_AUTHENTICATION_REQUIRED: {
    name: 'ClientOrServerOrAdminAuthenticationRequired',
    status: 401,
    parent: 'PROJECT_AUTHENTICATION_REQUIRED',
  },
  ADMIN_AUTHENTICATION_REQUIRED: {
    name: 'AdminAuthenticationRequired',
    status: 401,
    parent: 'PROJECT_AUTHENTICATION_REQUIRED',
  },
  EXPECTED_INTERNAL_PROJECT: {
    name: 'ExpectedInternalProject',
    status: 401,
    parent: 'PROJECT_AUTHENTICATION_ERROR',
  },
  SESSION_AUTHENTICATION_ERROR: { name: 'SessionAuthenticationError', status: null },
  INVALID_SESSION_AUTHENTICATION: {
    name: 'InvalidSessionAuthentication',
    status: null,
    parent: 'SESSION_AUTHENTICATION_ERROR',
  },
  INVALID_ACCESS_TOKEN: {
    name: 'InvalidAccessToken',
    status: null,
    parent: 'INVALID_SESSION_AUTHENTICATION',
  },
  UNPARSABLE_ACCESS_TOKEN: {
    name: 'UnparsableAccessToken',
    status: 401,
    parent: 'INVALID_ACCESS_TOKEN',
  },
  ACCESS_TOKEN_EXPIRED: {
    name: 'AccessTokenExpired',
    status: 401,
    parent: 'INVALID_ACCESS_TOKEN',
    details: {} as { expired_at_millis: number | null },
  },
  INVALID_PROJECT_FOR_ACCESS_TOKEN: {
    name: 'InvalidProjectForAccessToken',
    status: 401,
    parent: 'INVALID_ACCESS_TOKEN',
    details: {} as { expected_project_id: string; actual_project_id: string },
  },
  REFRESH_TOKEN_ERROR: { name: 'RefreshTokenError', status: null },
  REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED: {
    name: 'RefreshTokenNotFoundOrExpired',
    status: 401,
    parent: 'REFRESH_TOKEN_ERROR',
  },
  CANNOT_DELETE_CURRENT_SESSION: {
    name: 'CannotDeleteCurrentSession',
    status: 400,
    parent: 'REFRESH_TOKEN_ERROR',
  },
  PROVIDER_REJECTED: { name: 'ProviderRejected', status: 401, parent: 'REFRESH_TOKEN_ERROR' },
  USER_EMAIL_ALREADY_EXISTS: {
    name: 'UserWithEmailAlreadyExists',
    status: 409,
    details: {} as { email: string },
  },
  EMAIL_NOT_VERIFIED: { name: 'EmailNotVerified', status: 400 },
  CANNOT_GET_OWN_USER_WITHOUT_USER: { name: 'CannotGetOwnUserWithoutUser', status: 400 },
  USER_ID_DOES_NOT_EXIST: {
    name: 'UserIdDoesNotExist',
    status: 400,
    details: {} as { user_id: string },
  },
  USER_NOT_FOUND: { name: 'UserNotFound', status: 404 },
  API_KEY_NOT_FOUND: { name: 'ApiKeyNotFound', status: 404 },
  PROJECT_NOT_FOUND: {
    name: 'ProjectNotFound',
    status: 404,
    details: {} as { project_id: string },
  },
  SIGN_UP_NOT_ENABLED: { name: 'SignUpNotEnabled', status: 400 },
  PASSWORD_AUTHENTICATION_NOT_ENABLED: { name: 'PasswordAuthenticationNotEnabled', status: 400 },
  PASSKEY_AUTHENTICATION_NOT_ENABLED: { name: 'PasskeyAuthenticationNotEnabled', status: 400 },
  ANONYMOUS_ACCOUNTS_NOT_ENABLED: { name: 'AnonymousAccountsNotEnabled', status: 400 },
  EMAIL_PASSWORD_MISMATCH: { name: 'EmailPasswordMismatch', status: 400 },
  REDIRECT_URL_NOT_WHITELISTED: { name: 'RedirectUrlNotWhitelisted', status: 400 },
  PASSWORD_REQUIREMENTS_NOT_MET: { name: 'PasswordRequirementsNotMet', status: null },
  PASSWORD_TOO_SHORT: {
    name: 'PasswordTooShort',
    status: 400,
    parent: 'PASSWORD_REQUIREMENTS_NOT_MET',
    details: {} as { min_length: number },
  },
  PASSWORD_TOO_LONG: {
    name: 'PasswordTooLong',
    status: 400,
    parent: 'PASSWORD_REQUIREMENTS_NOT_MET',
    details: {} as { maxLength: number },
  },
  USER_DOES_NOT_HAVE_PASSWORD: { name: 'UserDoesNotHavePassword', status: 400 },
  VERIFICATION_ERROR: { name: 'VerificationCodeError', status: null },
  VERIFICATION_CODE_NOT_FOUND: {
    name: 'VerificationCodeNotFound',
    status: 404,
    parent: 'VERIFICATION_ERROR',
  },
  VERIFICATION_CODE_EXPIRED: {
    name: 'VerificationCodeExpired',
    status: 400,
    parent: 'VERIFICATION_ERROR',
  },
  VERIFICATION_CODE_ALREADY_USED: {
    name: 'VerificationCodeAlreadyUsed',
    status: 409,
    parent: 'VERIFICATION_ERROR',
  },
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: {
    name: 'VerificationCodeMaxAttemptsReached',
    status: 400,
    parent: 'VERIFICATION_ERROR',
  },
  PASSWORD_CONFIRMATION_MISMATCH: { name: 'PasswordConfirmationMismatch', status: 400 },
  EMAIL_ALREADY_VERIFIED: { name: 'EmailAlreadyVerified', status: 409 },
  EMAIL_NOT_ASSOCIATED_WITH_USER: { name: 'EmailNotAssociatedWithUser', status: 400 },
  EMAIL_IS_NOT_PRIMARY_EMAIL: {
    name: 'EmailIsNotPrimaryEmail',
    status: 400,
    details: {} as { email: string; primary_email: string | null },
  },
  PASSKEY_REGISTRATION_FAILED: { name: 'PasskeyRegistrationFailed', status: 400 },
  PASSKEY_WEBAUTHN_ERROR: {
    name: 'PasskeyWebAuthnError',
    status: 400,
    details: {} as { message: string; code: string },
  },
  PASSKEY_AUTHENTICATION_FAILED: { name: 'PasskeyAuthenticationFailed', status: 400 },
  PERMISSION_NOT_FOUND: {
    name: 'PermissionNotFound',
    status: 404,
    details: {} as { permission_id: string },
  },
  CONTAINED_PERMISSION_NOT_FOUND: {
    name: 'ContainedPermissionNotFound',
    status: 400,
    details: {} as { permission_id: string },
  },
  TEAM_NOT_FOUND: { name: 'TeamNotFound', status: 404, details: {} as { team_id: string } },
  TEAM_ALREADY_EXISTS: {
    name: 'TeamAlreadyExists',
    status: 409,
    details: {} as { team_id: string },
  },
  TEAM_MEMBERSHIP_NOT_FOUND: {
    name: 'TeamMembershipNotFound',
    status: 404,
    details: {} as { team_id: string; user_id: string },
  },
  EMAIL_TEMPLATE_ALREADY_EXISTS: { name: 'EmailTemplateAlreadyExists', status: 409 },
  OAUTH_CONNECTION_NOT_CONNECTED_TO_USER: {
    name: 'OAuthConnectionNotConnectedToUser',
    status: 400,
  },
  OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER: {
    name: 'OAuthConnectionAlreadyConnectedToAnotherUser',
    status: 409,
  },
  OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE: {
    name: 'OAuthConnectionDoesNotHaveRequiredScope',
    status: 400,
  },
  OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS: {
    name: 'OAuthExtraScopeNotAvailableWithSharedOAuthKeys',
    status: 400,
  },
  OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS: {
    name: 'OAuthAccessTokenNotAvailableWithSharedOAuthKeys',
    status: 400,
  },
  INVALID_OAUTH_CLIENT_ID_OR_SECRET: {
    name: 'InvalidOAuthClientIdOrSecret',
    status: 400,
    details: {} as { client_id: string | null },
  },
  INVALID_SCOPE: { name: 'InvalidScope', status: 400 },
  USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION: {
    name: 'UserAlreadyConnectedToAnotherOAuthConnection',
    status: 409,
  },
  OUTER_OAUTH_TIMEOUT: { name: 'OuterOAuthTimeout', status: 408 },
  OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED: {
    name: 'OAuthProviderNotFoundOrNotEnabled',
    status: 400,
  },
  MULTI_FACTOR_AUTHENTICATION_REQUIRED: {
    name: 'MultiFactorAuthenticationRequired',
    status: 400,
    details: {} as { attempt_code: string },
  },
  INVALID_TOTP_CODE: { name: 'InvalidTotpCode', status: 400 },
  USER_AUTHENTICATION_REQUIRED: { name: 'UserAuthenticationRequired', status: 401 },
  TEAM_MEMBERSHIP_ALREADY_EXISTS: { name: 'TeamMembershipAlreadyExists', status: 409 },
  PROJECT_PERMISSION_REQUIRED: {
    name: 'ProjectPermissionRequired',
    status: 401,
    details: {} as { user_id: string; permission_id: string },
  },
  TEAM_PERMISSION_REQUIRED: {
    name: 'TeamPermissionRequired',
    status: 401,
    details: {} as { team_id: string; user_id: string; permission_id: string },
  },
  TEAM_PERMISSION_NOT_FOUND: {
    name: 'TeamPermissionNotFound',
    status: 401,
    details: {} as { team_id: string; user_id: string; permission_id: string },
  },
  INVALID_SHARED_OAUTH_PROVIDER_ID: {
    name: 'InvalidSharedOAuthProviderId',
    status: 400,
    details: {} as { provider_id: string },
  },
  INVALID_STANDARD_OAUTH_PROVIDER_ID: {
    name: 'InvalidStandardOAuthProviderId',
    status: 400,
    details: {} as { provider_id: string },
  },
  INVALID_AUTHORIZATION_CODE: { name: 'InvalidAuthorizationCode', status: 400 },
  OAUTH_PROVIDER_ACCESS_DENIED: { name: 'OAuthProviderAccessDenied', status: 400 },
  CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: {
    name: 'ContactChannelAlreadyUsedForAuthBySomeoneElse',
    status: 409,
    details: {} as { type: 'email'; contact_channel_value: string | null },
  },
  INVALID_POLLING_CODE: { name: 'InvalidPollingCodeError', status: 400 },
} as const satisfies Record<string, KnownErrorRow>

/** The table of known errors, as a type. */
export type KnownErrorTable = typeof knownErrors

/** Code of a known error or of a family, as in the header `X-Stack-Known-Error`. */
export type KnownErrorCode = keyof KnownErrorTable

/** Code of a family: other errors name it as their parent, nobody sends it. */
export type ErrorFamilyCode = {
  [Code in KnownErrorCode]: KnownErrorTable[Code]['status'] extends null ? Code : never
}[KnownErrorCode]

/** Code of an error that travels. */
export type SentErrorCode = Exclude<KnownErrorCode, ErrorFamilyCode>

/** Shape of the `details` of an error, `undefined` when it has none. */
export type DetailsOf<Code extends KnownErrorCode> = KnownErrorTable[Code] extends {
  details: infer Details
}
  ? Details
  : undefined

/** Codes of the direct and indirect members of a family, the code itself included. */
export type MembersOf<Code extends KnownErrorCode> =
  | Code
  | {
      [Member in KnownErrorCode]: KnownErrorTable[Member] extends { parent: Code }
        ? MembersOf<Member>
        : never
    }[KnownErrorCode]
