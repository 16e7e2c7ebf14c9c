import type { DetailsOf, SentErrorCode } from './known-errors'

type MessageOf<Code extends SentErrorCode> =
  DetailsOf<Code> extends undefined ? string : (details: DetailsOf<Code>) => string

/** A text, or a function that creates it from the details of the error. */
export type KnownErrorMessage = string | ((details: never) => string)

function expiredAt(millis: number | null): string {
  return millis === null ? '' : ` It expired at ${new Date(millis).toISOString()}.`
}

/**
 * Messages that the server sends with known errors: one sentence for the developer reading a log,
 * and a remedy where it is not obvious. Pages localize by code and never show these.
 */
export const knownErrorMessages: { [Code in SentErrorCode]: MessageOf<Code> } = {
  UNSUPPORTED_ERROR: (details) =>
    `This version of the client does not know the error ${details.originalErrorCode}.`,
  BODY_PARSING_ERROR: 'The request body does not match its Content-Type.',
  SCHEMA_ERROR: (details) => details.message,
  ALL_OVERLOADS_FAILED: () => 'No variant of this endpoint accepts the request.',
  PROJECT_KEY_WITHOUT_ACCESS_TYPE:
    'The request has a project key, but no X-Stack-Access-Type. Set that header to client, server or admin.',
  INVALID_ACCESS_TYPE: 'X-Stack-Access-Type must be client, server or admin.',
  ACCESS_TYPE_WITHOUT_PROJECT_ID: (details) =>
    `X-Stack-Access-Type is ${details.request_type}, but X-Stack-Project-Id is missing.`,
  ACCESS_TYPE_REQUIRED:
    'This endpoint requires a project: send X-Stack-Project-Id, X-Stack-Access-Type and the key for that access type.',
  INSUFFICIENT_ACCESS_TYPE: (details) =>
    `This endpoint allows ${details.allowed_access_types.join(', ')} access, not ${details.actual_access_type} access.`,
  INVALID_PUBLISHABLE_CLIENT_KEY: (details) =>
    `The publishable client key is not a valid key of project ${details.project_id}: it is unknown, expired or revoked.`,
  INVALID_SECRET_SERVER_KEY: (details) =>
    `The secret server key is not a valid key of project ${details.project_id}: it is unknown, expired or revoked.`,
  INVALID_SUPER_SECRET_ADMIN_KEY: (details) =>
    `The super secret admin key is not a valid key of project ${details.project_id}: it is unknown, expired or revoked.`,
  UNPARSABLE_ADMIN_ACCESS_TOKEN: 'The admin access token was not issued by this server.',
  ADMIN_ACCESS_TOKEN_EXPIRED: (details) =>
    `The admin access token has expired; refresh it.${expiredAt(details.expired_at_millis)}`,
  INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN:
    'The project of this admin access token no longer exists.',
  ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN:
    'The owner of this admin access token does not manage this project.',
  CLIENT_AUTHENTICATION_REQUIRED: 'Send the publishable client key of the project.',
  SERVER_AUTHENTICATION_REQUIRED: 'Send the secret server key of the project.',
  CLIENT_OR_SERVER_AUTHENTICATION_REQUIRED:
    'Send the publishable client key or the secret server key of the project.',
  CLIENT_OR_ADMIN_AUTHENTICATION_REQUIRED:
    'Send the publishable client key or the super secret admin key of the project.',
  CLIENT_OR_SERVER_OR_ADMIN_AUTHENTICATION_REQUIRED: 'Send one of the keys of the project.',
  ADMIN_AUTHENTICATION_REQUIRED: 'Send the super secret admin key of the project.',
  EXPECTED_INTERNAL_PROJECT: 'Only users of the project internal can do this.',
  UNPARSABLE_ACCESS_TOKEN: 'The access token was not issued by this server.',
  ACCESS_TOKEN_EXPIRED: (details) =>
    `The access token has expired; refresh it.${expiredAt(details.expired_at_millis)}`,
  INVALID_PROJECT_FOR_ACCESS_TOKEN: (details) =>
    `The access token was issued for project ${details.actual_project_id}, not for ${details.expected_project_id}.`,
  REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED:
    'The session of this refresh token does not exist, has ended, or belongs to another project.',
  CANNOT_DELETE_CURRENT_SESSION:
    'A session cannot revoke itself. Sign out instead: DELETE /auth/sessions/current.',
  PROVIDER_REJECTED: 'The identity provider did not confirm the user; sign in again.',
  USER_EMAIL_ALREADY_EXISTS: (details) =>
    `An account with the email address ${details.email} already exists.`,
  EMAIL_NOT_VERIFIED: 'The email address has not been verified.',
  EMAIL_VERIFICATION_REQUIRES_SIGN_IN:
    'Sign in to the account that this email address was added to, then verify it.',
  RECENT_SIGN_IN_REQUIRED: (details) =>
    `This change requires a sign-in within the last ${details.max_age_seconds / 60} minutes. Sign in again.`,
  EMAIL_VERIFICATION_REQUIRED: 'Verify your primary email address first: this project requires it.',
  NOT_ALLOWED_DURING_IMPERSONATION:
    'An impersonation session cannot do this: the user must be signed in themselves.',
  EMAIL_DOMAIN_NOT_ALLOWED: 'Email addresses of this domain are not accepted. Use another address.',
  TERMS_NOT_ACCEPTED: (details) =>
    `New users must accept the terms of service: send accepted_terms_version ${details.required_terms_version} once they have.`,
  SIGN_UP_DENIED: ({ message }) =>
    message ?? 'The sign-up hook of this project denied the sign-up.',
  SIGN_UP_HOOK_FAILED:
    'The sign-up hook of this project gave no valid response. Its owners find the reason in the security events.',
  USER_BANNED: ({ banned_until_millis: until }) =>
    `This account has been suspended${until === null ? '' : ` until ${new Date(until).toISOString()}`}.`,
  CANNOT_GET_OWN_USER_WITHOUT_USER: 'There is no signed-in user for "me".',
  USER_ID_DOES_NOT_EXIST: (details) => `There is no user with the id ${details.user_id}.`,
  USER_NOT_FOUND: 'There is no such user.',
  API_KEY_NOT_FOUND: 'There is no such API key.',
  PROJECT_NOT_FOUND: (details) => `There is no project ${details.project_id} that you can access.`,
  SIGN_UP_NOT_ENABLED: 'Sign-up is disabled in this project: its setting sign_up_enabled is off.',
  PASSWORD_AUTHENTICATION_NOT_ENABLED:
    'Sign-in with a password is disabled in this project: its setting credential_enabled is off.',
  PASSKEY_AUTHENTICATION_NOT_ENABLED:
    'Sign-in with a passkey is disabled in this project: its setting passkey_enabled is off.',
  ANONYMOUS_ACCOUNTS_NOT_ENABLED:
    'Anonymous sign-up is disabled in this project: its security setting anonymous_enabled is off.',
  EMAIL_PASSWORD_MISMATCH: 'Wrong email or password.',
  REDIRECT_URL_NOT_WHITELISTED:
    'This URL is not trusted. Add its domain to the trusted domains of the project.',
  PASSWORD_REQUIREMENTS_NOT_MET: (details) => details.message,
  PASSWORD_TOO_SHORT: (details) =>
    `The password must have at least ${details.min_length} characters.`,
  PASSWORD_TOO_LONG: (details) => `The password must have at most ${details.maxLength} characters.`,
  USER_DOES_NOT_HAVE_PASSWORD: 'The user has no password yet; set one first.',
  VERIFICATION_CODE_NOT_FOUND: 'There is no such code in this project.',
  VERIFICATION_CODE_EXPIRED: 'The code has expired; request a new one.',
  VERIFICATION_CODE_ALREADY_USED: 'The code has already been used; request a new one.',
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: 'The code was tried too often; request a new one.',
  PASSWORD_CONFIRMATION_MISMATCH: 'The old password is wrong.',
  EMAIL_ALREADY_VERIFIED: 'The email address is already verified.',
  EMAIL_NOT_ASSOCIATED_WITH_USER: 'No user signs in with this email address.',
  EMAIL_IS_NOT_PRIMARY_EMAIL: (details) =>
    `${details.email} is not the primary email address of the user${details.primary_email === null ? ', who has none' : `, which is ${details.primary_email}`}.`,
  PASSKEY_REGISTRATION_FAILED: 'The passkey could not be registered.',
  PASSKEY_WEBAUTHN_ERROR: (details) => details.message,
  PASSKEY_AUTHENTICATION_FAILED: 'The passkey was not accepted.',
  PASSKEY_LIMIT_REACHED: (details) =>
    `A user can have at most ${details.limit} passkeys. Remove one first.`,
  LAST_SIGN_IN_METHOD:
    'This is the only sign-in method of the user. Add another one before you remove it.',
  PERMISSION_NOT_FOUND: (details) =>
    `There is no permission ${details.permission_id}; define it first.`,
  CONTAINED_PERMISSION_NOT_FOUND: (details) =>
    `There is no permission ${details.permission_id} to contain; define it first.`,
  TEAM_NOT_FOUND: (details) => `There is no team ${details.team_id}.`,
  TEAM_ALREADY_EXISTS: (details) => `The team ${details.team_id} already exists.`,
  TEAM_MEMBERSHIP_NOT_FOUND: (details) =>
    `User ${details.user_id} is not a member of team ${details.team_id}.`,
  EMAIL_TEMPLATE_ALREADY_EXISTS: 'An email template of this type already exists.',
  OAUTH_CONNECTION_NOT_CONNECTED_TO_USER: 'The user has not connected an account of this provider.',
  OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER:
    'This account of the provider is connected to another user.',
  OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE:
    'The connected account has not granted all requested scopes.',
  OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS:
    'Shared providers do not support extra scopes; configure a client id and secret for the project.',
  OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS:
    'Shared providers do not provide access tokens; configure a client id and secret for the project.',
  INVALID_OAUTH_CLIENT_ID_OR_SECRET: () =>
    'No project has this projectId and publishableClientKey (client_id and client_secret): the key is of another project, has expired, was revoked, or is a secret key, which is secretServerKey in the SDK.',
  INVALID_SCOPE: 'The only valid scope is legacy.',
  USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION:
    'The user has another account of this provider connected.',
  OUTER_OAUTH_TIMEOUT: 'Signing in took longer than ten minutes; start again.',
  OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED: 'This OAuth provider is not enabled in the project.',
  MULTI_FACTOR_AUTHENTICATION_REQUIRED: () =>
    'Complete the sign-in with an authentication code or a recovery code.',
  INVALID_TOTP_CODE: 'The authentication code is wrong or has expired.',
  INVALID_RECOVERY_CODE: 'The recovery code is wrong or has been used.',
  USER_AUTHENTICATION_REQUIRED: 'This requires a signed-in user.',
  TEAM_MEMBERSHIP_ALREADY_EXISTS: 'The user is already a member of the team.',
  LAST_TEAM_ADMIN: (details) =>
    `No other member of team ${details.team_id} may delete it. Grant another member the permission $delete_team first, or delete the team.`,
  PROJECT_PERMISSION_REQUIRED: (details) =>
    `User ${details.user_id} needs the permission ${details.permission_id} for this.`,
  TEAM_PERMISSION_REQUIRED: (details) =>
    `User ${details.user_id} needs the permission ${details.permission_id} in team ${details.team_id} for this.`,
  TEAM_PERMISSION_NOT_FOUND: (details) =>
    `User ${details.user_id} does not have the permission ${details.permission_id} in team ${details.team_id}.`,
  INVALID_SHARED_OAUTH_PROVIDER_ID: (details) =>
    `${details.provider_id} cannot be shared; configure a client id and secret for it.`,
  INVALID_STANDARD_OAUTH_PROVIDER_ID: (details) =>
    `${details.provider_id} is not a supported provider.`,
  INVALID_AUTHORIZATION_CODE:
    'The authorization code is unknown, used, expired, or was issued to another client.',
  OAUTH_PROVIDER_ACCESS_DENIED: 'Access was denied at the OAuth provider.',
  CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: (details) =>
    `Another user signs in with this ${details.type}${details.contact_channel_value === null ? '' : `: ${details.contact_channel_value}`}.`,
  INVALID_POLLING_CODE: 'There is no CLI sign-in with this polling code.',
}
