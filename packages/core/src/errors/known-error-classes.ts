import type { Json } from '@app/contract/json'
import type { KnownError, KnownErrorClass, KnownErrorFamily } from './known-error'

/** Class of errors with an unknown code, whose code and details can be anything. */
export type UnsupportedErrorClass = { readonly errorCode: 'UNSUPPORTED_ERROR' } & (new (
  details?: Json,
  message?: string,
) => KnownError)

/**
 * Classes of all known errors by name, in the order of the contract's table. Written out because a
 * computed type would slow down every program that uses one of them.
 */
export interface KnownErrorClasses {
  /**
   * An error with a code that this version of the SDK does not know. `errorCode`, `statusCode`, `message` and
   * `details` are those of the response.
   */
  readonly UnsupportedError: UnsupportedErrorClass
  /** The request body does not match its Content-Type (status 400). */
  readonly BodyParsingError: KnownErrorClass<'BODY_PARSING_ERROR'>
  /** The request does not match the schema of the endpoint (status 400). */
  readonly SchemaError: KnownErrorClass<'SCHEMA_ERROR'>
  /** No variant of the endpoint accepts the request (status 400). */
  readonly AllOverloadsFailed: KnownErrorClass<'ALL_OVERLOADS_FAILED'>
  /** Family of all errors of project authentication. */
  readonly ProjectAuthenticationError: KnownErrorFamily<'PROJECT_AUTHENTICATION_ERROR'>
  /** Family of errors of invalid project keys and tokens. */
  readonly InvalidProjectAuthentication: KnownErrorFamily<'INVALID_PROJECT_AUTHENTICATION'>
  /**
   * The request has a project key, but no X-Stack-Access-Type. Set that header to client, server or
   * admin (status 400).
   */
  readonly ProjectKeyWithoutAccessType: KnownErrorClass<'PROJECT_KEY_WITHOUT_ACCESS_TYPE'>
  /** X-Stack-Access-Type must be client, server or admin (status 400). */
  readonly InvalidAccessType: KnownErrorClass<'INVALID_ACCESS_TYPE'>
  /** The request has an access type but no project id (status 400). */
  readonly AccessTypeWithoutProjectId: KnownErrorClass<'ACCESS_TYPE_WITHOUT_PROJECT_ID'>
  /**
   * This endpoint requires a project: send X-Stack-Project-Id, X-Stack-Access-Type and the key for
   * that access type (status 400).
   */
  readonly AccessTypeRequired: KnownErrorClass<'ACCESS_TYPE_REQUIRED'>
  /** The endpoint does not allow the access type of the request (status 401). */
  readonly InsufficientAccessType: KnownErrorClass<'INSUFFICIENT_ACCESS_TYPE'>
  /** The publishable client key is not valid in this project (status 401). */
  readonly InvalidPublishableClientKey: KnownErrorClass<'INVALID_PUBLISHABLE_CLIENT_KEY'>
  /** The secret server key is not valid in this project (status 401). */
  readonly InvalidSecretServerKey: KnownErrorClass<'INVALID_SECRET_SERVER_KEY'>
  /** The super secret admin key is not valid in this project (status 401). */
  readonly InvalidSuperSecretAdminKey: KnownErrorClass<'INVALID_SUPER_SECRET_ADMIN_KEY'>
  /** Family of errors of an admin access token. */
  readonly InvalidAdminAccessToken: KnownErrorFamily<'INVALID_ADMIN_ACCESS_TOKEN'>
  /** The admin access token was not issued by this server (status 401). */
  readonly UnparsableAdminAccessToken: KnownErrorClass<'UNPARSABLE_ADMIN_ACCESS_TOKEN'>
  /** The admin access token has expired; refresh it (status 401). */
  readonly AdminAccessTokenExpired: KnownErrorClass<'ADMIN_ACCESS_TOKEN_EXPIRED'>
  /** The project of this admin access token no longer exists (status 401). */
  readonly InvalidProjectForAdminAccessToken: KnownErrorClass<'INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN'>
  /** The owner of this admin access token does not manage this project (status 401). */
  readonly AdminAccessTokenIsNotAdmin: KnownErrorClass<'ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN'>
  /** Family of errors of missing project keys. */
  readonly ProjectAuthenticationRequired: KnownErrorFamily<'PROJECT_AUTHENTICATION_REQUIRED'>
  /** Send the publishable client key of the project (status 401). */
  readonly ClientAuthenticationRequired: KnownErrorClass<'CLIENT_AUTHENTICATION_REQUIRED'>
  /** Send the secret server key of the project (status 401). */
  readonly ServerAuthenticationRequired: KnownErrorClass<'SERVER_AUTHENTICATION_REQUIRED'>
  /** Send the publishable client key or the secret server key of the project (status 401). */
  readonly ClientOrServerAuthenticationRequired: KnownErrorClass<'CLIENT_OR_SERVER_AUTHENTICATION_REQUIRED'>
  /** Send the publishable client key or the super secret admin key of the project (status 401). */
  readonly ClientOrAdminAuthenticationRequired: KnownErrorClass<'CLIENT_OR_ADMIN_AUTHENTICATION_REQUIRED'>
  /** Send one of the keys of the project (status 401). */
  readonly ClientOrServerOrAdminAuthenticationRequired: KnownErrorClass<'CLIENT_OR_SERVER_OR_ADMIN_AUTHENTICATION_REQUIRED'>
  /** Send the super secret admin key of the project (status 401). */
  readonly AdminAuthenticationRequired: KnownErrorClass<'ADMIN_AUTHENTICATION_REQUIRED'>
  /** Only users of the project internal can do this (status 401). */
  readonly ExpectedInternalProject: KnownErrorClass<'EXPECTED_INTERNAL_PROJECT'>
  /** Family of all errors of session authentication. */
  readonly SessionAuthenticationError: KnownErrorFamily<'SESSION_AUTHENTICATION_ERROR'>
  /** Family of errors of an invalid session. */
  readonly InvalidSessionAuthentication: KnownErrorFamily<'INVALID_SESSION_AUTHENTICATION'>
  /** Family of errors of an access token. */
  readonly InvalidAccessToken: KnownErrorFamily<'INVALID_ACCESS_TOKEN'>
  /** The access token was not issued by this server (status 401). */
  readonly UnparsableAccessToken: KnownErrorClass<'UNPARSABLE_ACCESS_TOKEN'>
  /** The access token has expired; refresh it (status 401). */
  readonly AccessTokenExpired: KnownErrorClass<'ACCESS_TOKEN_EXPIRED'>
  /** The access token was issued for another project (status 401). */
  readonly InvalidProjectForAccessToken: KnownErrorClass<'INVALID_PROJECT_FOR_ACCESS_TOKEN'>
  /** Family of errors of a refresh token. */
  readonly RefreshTokenError: KnownErrorFamily<'REFRESH_TOKEN_ERROR'>
  /**
   * The session of this refresh token does not exist, has ended, or belongs to another project
   * (status 401).
   */
  readonly RefreshTokenNotFoundOrExpired: KnownErrorClass<'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'>
  /**
   * A session cannot revoke itself. Sign out instead: DELETE /auth/sessions/current (status 400).
   */
  readonly CannotDeleteCurrentSession: KnownErrorClass<'CANNOT_DELETE_CURRENT_SESSION'>
  /** The identity provider did not confirm the user; sign in again (status 401). */
  readonly ProviderRejected: KnownErrorClass<'PROVIDER_REJECTED'>
  /** An account with the email address already exists (status 409). */
  readonly UserWithEmailAlreadyExists: KnownErrorClass<'USER_EMAIL_ALREADY_EXISTS'>
  /** The email address has not been verified (status 400). */
  readonly EmailNotVerified: KnownErrorClass<'EMAIL_NOT_VERIFIED'>
  /** Sign in to the account that this email address was added to, then verify it (status 403). */
  readonly EmailVerificationRequiresSignIn: KnownErrorClass<'EMAIL_VERIFICATION_REQUIRES_SIGN_IN'>
  /** The change requires a recent sign-in or re-authentication (status 403). */
  readonly RecentSignInRequired: KnownErrorClass<'RECENT_SIGN_IN_REQUIRED'>
  /**
   * The project requires a verified email address, and the user has none: they can only verify one
   * (status 403).
   */
  readonly EmailVerificationRequired: KnownErrorClass<'EMAIL_VERIFICATION_REQUIRED'>
  /**
   * The session is an impersonation, which cannot change how the user signs in or do what would outlive it
   * (status 403).
   */
  readonly NotAllowedDuringImpersonation: KnownErrorClass<'NOT_ALLOWED_DURING_IMPERSONATION'>
  /**
   * The project accepts no email addresses of this domain from browsers (status 403).
   */
  readonly EmailDomainNotAllowed: KnownErrorClass<'EMAIL_DOMAIN_NOT_ALLOWED'>
  /**
   * The project requires that new users accept its terms of service. Ask for the version
   * `details.required_terms_version`, then repeat the call with it (status 403).
   */
  readonly TermsNotAccepted: KnownErrorClass<'TERMS_NOT_ACCEPTED'>
  /**
   * The sign-up hook of the project denied the sign-up. `details.message` is its text for the visitor, `null` if it
   * gave none (status 403).
   */
  readonly SignUpDenied: KnownErrorClass<'SIGN_UP_DENIED'>
  /**
   * The sign-up hook of the project gave no valid response in time, so no user was created (status 502).
   */
  readonly SignUpHookFailed: KnownErrorClass<'SIGN_UP_HOOK_FAILED'>
  /**
   * An owner or the app's server has banned the user, possibly until `details.banned_until_millis`
   * (status 403).
   */
  readonly UserBanned: KnownErrorClass<'USER_BANNED'>
  /** There is no signed-in user for "me" (status 400). */
  readonly CannotGetOwnUserWithoutUser: KnownErrorClass<'CANNOT_GET_OWN_USER_WITHOUT_USER'>
  /** There is no user with the id (status 400). */
  readonly UserIdDoesNotExist: KnownErrorClass<'USER_ID_DOES_NOT_EXIST'>
  /** There is no such user (status 404). */
  readonly UserNotFound: KnownErrorClass<'USER_NOT_FOUND'>
  /** There is no such API key (status 404). */
  readonly ApiKeyNotFound: KnownErrorClass<'API_KEY_NOT_FOUND'>
  /** There is no project with the id that the caller can access (status 404). */
  readonly ProjectNotFound: KnownErrorClass<'PROJECT_NOT_FOUND'>
  /** Sign-up is disabled in this project (status 400). */
  readonly SignUpNotEnabled: KnownErrorClass<'SIGN_UP_NOT_ENABLED'>
  /** Sign-in with a password is disabled in this project (status 400). */
  readonly PasswordAuthenticationNotEnabled: KnownErrorClass<'PASSWORD_AUTHENTICATION_NOT_ENABLED'>
  /** Sign-in with a passkey is disabled in this project (status 400). */
  readonly PasskeyAuthenticationNotEnabled: KnownErrorClass<'PASSKEY_AUTHENTICATION_NOT_ENABLED'>
  /** Anonymous sign-up is disabled in this project (status 400). */
  readonly AnonymousAccountsNotEnabled: KnownErrorClass<'ANONYMOUS_ACCOUNTS_NOT_ENABLED'>
  /** Wrong email or password (status 400). */
  readonly EmailPasswordMismatch: KnownErrorClass<'EMAIL_PASSWORD_MISMATCH'>
  /** This URL is not trusted. Add its domain to the trusted domains of the project (status 400). */
  readonly RedirectUrlNotWhitelisted: KnownErrorClass<'REDIRECT_URL_NOT_WHITELISTED'>
  /**
   * The password does not meet the requirements; also a family of more specific errors (status
   * 400).
   */
  readonly PasswordRequirementsNotMet: KnownErrorClass<'PASSWORD_REQUIREMENTS_NOT_MET'>
  /** The password is too short (status 400). */
  readonly PasswordTooShort: KnownErrorClass<'PASSWORD_TOO_SHORT'>
  /** The password is too long (status 400). */
  readonly PasswordTooLong: KnownErrorClass<'PASSWORD_TOO_LONG'>
  /** The user has no password yet; set one first (status 400). */
  readonly UserDoesNotHavePassword: KnownErrorClass<'USER_DOES_NOT_HAVE_PASSWORD'>
  /** Family of errors of a verification code. */
  readonly VerificationCodeError: KnownErrorFamily<'VERIFICATION_ERROR'>
  /** There is no such code in this project (status 404). */
  readonly VerificationCodeNotFound: KnownErrorClass<'VERIFICATION_CODE_NOT_FOUND'>
  /** The code has expired; request a new one (status 400). */
  readonly VerificationCodeExpired: KnownErrorClass<'VERIFICATION_CODE_EXPIRED'>
  /** The code has already been used; request a new one (status 409). */
  readonly VerificationCodeAlreadyUsed: KnownErrorClass<'VERIFICATION_CODE_ALREADY_USED'>
  /** The code was tried too often; request a new one (status 400). */
  readonly VerificationCodeMaxAttemptsReached: KnownErrorClass<'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED'>
  /** The old password is wrong (status 400). */
  readonly PasswordConfirmationMismatch: KnownErrorClass<'PASSWORD_CONFIRMATION_MISMATCH'>
  /** The email address is already verified (status 409). */
  readonly EmailAlreadyVerified: KnownErrorClass<'EMAIL_ALREADY_VERIFIED'>
  /** No user signs in with this email address (status 400). */
  readonly EmailNotAssociatedWithUser: KnownErrorClass<'EMAIL_NOT_ASSOCIATED_WITH_USER'>
  /** The email address is not the primary one of the user (status 400). */
  readonly EmailIsNotPrimaryEmail: KnownErrorClass<'EMAIL_IS_NOT_PRIMARY_EMAIL'>
  /** The passkey could not be registered (status 400). */
  readonly PasskeyRegistrationFailed: KnownErrorClass<'PASSKEY_REGISTRATION_FAILED'>
  /** The browser reported a WebAuthn error; see `details.code` and `cause` (status 400). */
  readonly PasskeyWebAuthnError: KnownErrorClass<'PASSKEY_WEBAUTHN_ERROR'>
  /** The passkey was not accepted (status 400). */
  readonly PasskeyAuthenticationFailed: KnownErrorClass<'PASSKEY_AUTHENTICATION_FAILED'>
  /** The user has `details.limit` passkeys, the most that are allowed (status 400). */
  readonly PasskeyLimitReached: KnownErrorClass<'PASSKEY_LIMIT_REACHED'>
  /** The user could no longer sign in after the change or removal (status 409). */
  readonly LastSignInMethod: KnownErrorClass<'LAST_SIGN_IN_METHOD'>
  /** There is no permission with the id (status 404). */
  readonly PermissionNotFound: KnownErrorClass<'PERMISSION_NOT_FOUND'>
  /** A permission to be contained does not exist (status 400). */
  readonly ContainedPermissionNotFound: KnownErrorClass<'CONTAINED_PERMISSION_NOT_FOUND'>
  /** There is no team with the id (status 404). */
  readonly TeamNotFound: KnownErrorClass<'TEAM_NOT_FOUND'>
  /** The team already exists (status 409). */
  readonly TeamAlreadyExists: KnownErrorClass<'TEAM_ALREADY_EXISTS'>
  /** The user is not a member of the team (status 404). */
  readonly TeamMembershipNotFound: KnownErrorClass<'TEAM_MEMBERSHIP_NOT_FOUND'>
  /** An email template of this type already exists (status 409). */
  readonly EmailTemplateAlreadyExists: KnownErrorClass<'EMAIL_TEMPLATE_ALREADY_EXISTS'>
  /** The user has not connected an account of this provider (status 400). */
  readonly OAuthConnectionNotConnectedToUser: KnownErrorClass<'OAUTH_CONNECTION_NOT_CONNECTED_TO_USER'>
  /** This account of the provider is connected to another user (status 409). */
  readonly OAuthConnectionAlreadyConnectedToAnotherUser: KnownErrorClass<'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER'>
  /** The connected account has not granted all requested scopes (status 400). */
  readonly OAuthConnectionDoesNotHaveRequiredScope: KnownErrorClass<'OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE'>
  /**
   * Shared providers do not support extra scopes; configure a client id and secret for the project
   * (status 400).
   */
  readonly OAuthExtraScopeNotAvailableWithSharedOAuthKeys: KnownErrorClass<'OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS'>
  /**
   * Shared providers do not provide access tokens; configure a client id and secret for the project
   * (status 400).
   */
  readonly OAuthAccessTokenNotAvailableWithSharedOAuthKeys: KnownErrorClass<'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS'>
  /** The project id or the publishable client key of an OAuth request is invalid (status 400). */
  readonly InvalidOAuthClientIdOrSecret: KnownErrorClass<'INVALID_OAUTH_CLIENT_ID_OR_SECRET'>
  /** The only valid scope is legacy (status 400). */
  readonly InvalidScope: KnownErrorClass<'INVALID_SCOPE'>
  /** The user has another account of this provider connected (status 409). */
  readonly UserAlreadyConnectedToAnotherOAuthConnection: KnownErrorClass<'USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION'>
  /** Signing in took longer than ten minutes; start again (status 408). */
  readonly OuterOAuthTimeout: KnownErrorClass<'OUTER_OAUTH_TIMEOUT'>
  /** This OAuth provider is not enabled in the project (status 400). */
  readonly OAuthProviderNotFoundOrNotEnabled: KnownErrorClass<'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED'>
  /**
   * The sign-in requires two-factor authentication; pass `details.attempt_code` to `completeMfa`
   * (status 400).
   */
  readonly MultiFactorAuthenticationRequired: KnownErrorClass<'MULTI_FACTOR_AUTHENTICATION_REQUIRED'>
  /** The authentication code is wrong or has expired (status 400). */
  readonly InvalidTotpCode: KnownErrorClass<'INVALID_TOTP_CODE'>
  /** The recovery code is wrong or has been used (status 400). */
  readonly InvalidRecoveryCode: KnownErrorClass<'INVALID_RECOVERY_CODE'>
  /** This requires a signed-in user (status 401). */
  readonly UserAuthenticationRequired: KnownErrorClass<'USER_AUTHENTICATION_REQUIRED'>
  /** The user is already a member of the team (status 409). */
  readonly TeamMembershipAlreadyExists: KnownErrorClass<'TEAM_MEMBERSHIP_ALREADY_EXISTS'>
  /** The last member who may delete the team cannot leave it (status 409). */
  readonly LastTeamAdmin: KnownErrorClass<'LAST_TEAM_ADMIN'>
  /** The user lacks a project permission (status 401). */
  readonly ProjectPermissionRequired: KnownErrorClass<'PROJECT_PERMISSION_REQUIRED'>
  /** The user lacks a permission in the team (status 401). */
  readonly TeamPermissionRequired: KnownErrorClass<'TEAM_PERMISSION_REQUIRED'>
  /** The user does not have the permission in the team (status 401). */
  readonly TeamPermissionNotFound: KnownErrorClass<'TEAM_PERMISSION_NOT_FOUND'>
  /** The provider cannot use shared keys (status 400). */
  readonly InvalidSharedOAuthProviderId: KnownErrorClass<'INVALID_SHARED_OAUTH_PROVIDER_ID'>
  /** The provider is not supported (status 400). */
  readonly InvalidStandardOAuthProviderId: KnownErrorClass<'INVALID_STANDARD_OAUTH_PROVIDER_ID'>
  /**
   * The authorization code is unknown, used, expired, or was issued to another client (status 400).
   */
  readonly InvalidAuthorizationCode: KnownErrorClass<'INVALID_AUTHORIZATION_CODE'>
  /** Access was denied at the OAuth provider (status 400). */
  readonly OAuthProviderAccessDenied: KnownErrorClass<'OAUTH_PROVIDER_ACCESS_DENIED'>
  /** Another user signs in with this contact channel (status 409). */
  readonly ContactChannelAlreadyUsedForAuthBySomeoneElse: KnownErrorClass<'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE'>
  /** There is no CLI sign-in with this polling code (status 400). */
  readonly InvalidPollingCodeError: KnownErrorClass<'INVALID_POLLING_CODE'>
}
