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
  BODY_PARSING_ERROR: 'The request body could not be read in the format its Content-Type names.',
  SCHEMA_ERROR: (details) => details.message,
  ALL_OVERLOADS_FAILED: () => 'No variant of this endpoint accepts the request.',
  PROJECT_KEY_WITHOUT_ACCESS_TYPE:
    'A project key came without X-Stack-Access-Type. Set that header to client, server or admin.',
  INVALID_ACCESS_TYPE: 'X-Stack-Access-Type must be client, server or admin.',
  ACCESS_TYPE_WITHOUT_PROJECT_ID: (details) =>
    `X-Stack-Access-Type is ${details.request_type}, but X-Stack-Project-Id is missing.`,
  ACCESS_TYPE_REQUIRED:
    'This endpoint needs a project: send X-Stack-Project-Id, X-Stack-Access-Type and the key that goes with it.',
  INSUFFICIENT_ACCESS_TYPE: (details) =>
    `This endpoint is open to ${details.allowed_access_types.join(', ')} access, not to ${details.actual_access_type} access.`,
  INVALID_PUBLISHABLE_CLIENT_KEY: (details) =>
    `The publishable client key is not a valid key of project ${details.project_id}.`,
  INVALID_SECRET_SERVER_KEY: (details) =>
    `The secret server key is not a valid key of project ${details.project_id}.`,
  INVALID_SUPER_SECRET_ADMIN_KEY: (details) =>
    `The super secret admin key is not a valid key of project ${details.project_id}.`,
  UNPARSABLE_ADMIN_ACCESS_TOKEN: 'The admin access token is not a token this server signed.',
  ADMIN_ACCESS_TOKEN_EXPIRED: (details) =>
    `The admin access token has expired; refresh it.${expiredAt(details.expired_at_millis)}`,
  INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN:
    'The project this admin access token is used for no longer exists.',
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
  UNPARSABLE_ACCESS_TOKEN: 'The access token is not a token this server signed.',
  ACCESS_TOKEN_EXPIRED: (details) =>
    `The access token has expired; refresh it.${expiredAt(details.expired_at_millis)}`,
  INVALID_PROJECT_FOR_ACCESS_TOKEN: (details) =>
    `The access token was issued for project ${details.actual_project_id}, not for ${details.expected_project_id}.`,
  REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED:
    'The session of this refresh token does not exist, has ended, or belongs to another project.',
  CANNOT_DELETE_CURRENT_SESSION:
    'A session cannot revoke itself. Sign out instead: DELETE /auth/sessions/current.',
  PROVIDER_REJECTED: 'The identity provider refused to renew its token; sign in again.',
  USER_EMAIL_ALREADY_EXISTS: (details) =>
    `There is an account with the e-mail ${details.email} already.`,
  EMAIL_NOT_VERIFIED: 'The e-mail address has not been verified.',
  EMAIL_VERIFICATION_REQUIRES_SIGN_IN:
    'Sign in to the account that this e-mail address is added to; then verify it.',
  RECENT_SIGN_IN_REQUIRED: (details) =>
    `This change needs a sign-in of the last ${details.max_age_seconds / 60} minutes. Sign in again.`,
  CANNOT_GET_OWN_USER_WITHOUT_USER: 'There is no signed-in user that "me" could stand for.',
  USER_ID_DOES_NOT_EXIST: (details) => `There is no user with the id ${details.user_id}.`,
  USER_NOT_FOUND: 'There is no such user.',
  API_KEY_NOT_FOUND: 'There is no such API key.',
  PROJECT_NOT_FOUND: (details) => `There is no project ${details.project_id} that you can reach.`,
  SIGN_UP_NOT_ENABLED: 'This project takes no new accounts at the moment.',
  PASSWORD_AUTHENTICATION_NOT_ENABLED: 'Signing in by password is off in this project.',
  PASSKEY_AUTHENTICATION_NOT_ENABLED: 'Signing in by passkey is off in this project.',
  ANONYMOUS_ACCOUNTS_NOT_ENABLED: 'Anonymous accounts are off in this project.',
  EMAIL_PASSWORD_MISMATCH: 'Wrong e-mail or password.',
  REDIRECT_URL_NOT_WHITELISTED:
    'This URL is not trusted. Add its domain to the trusted domains of the project.',
  PASSWORD_REQUIREMENTS_NOT_MET: (details) => details.message,
  PASSWORD_TOO_SHORT: (details) => `The password needs at least ${details.min_length} characters.`,
  PASSWORD_TOO_LONG: (details) => `The password may have at most ${details.maxLength} characters.`,
  USER_DOES_NOT_HAVE_PASSWORD: 'The user has no password yet; set one first.',
  VERIFICATION_CODE_NOT_FOUND: 'There is no such code in this project.',
  VERIFICATION_CODE_EXPIRED: 'The code has expired; ask for a new one.',
  VERIFICATION_CODE_ALREADY_USED: 'The code has been used already; ask for a new one.',
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED:
    'The code was tried too often and no longer works; ask for a new one.',
  PASSWORD_CONFIRMATION_MISMATCH: 'The old password is wrong.',
  EMAIL_ALREADY_VERIFIED: 'The e-mail address is verified already.',
  EMAIL_NOT_ASSOCIATED_WITH_USER: 'Nobody signs in with this e-mail address.',
  EMAIL_IS_NOT_PRIMARY_EMAIL: (details) =>
    `${details.email} is not the primary e-mail of the user${details.primary_email === null ? ', who has none' : `, which is ${details.primary_email}`}.`,
  PASSKEY_REGISTRATION_FAILED: 'The passkey could not be registered.',
  PASSKEY_WEBAUTHN_ERROR: (details) => details.message,
  PASSKEY_AUTHENTICATION_FAILED: 'The passkey was not accepted.',
  PERMISSION_NOT_FOUND: (details) =>
    `There is no permission ${details.permission_id}; define it first.`,
  CONTAINED_PERMISSION_NOT_FOUND: (details) =>
    `There is no permission ${details.permission_id} that could be contained in another.`,
  TEAM_NOT_FOUND: (details) => `There is no team ${details.team_id}.`,
  TEAM_ALREADY_EXISTS: (details) => `There is a team ${details.team_id} already.`,
  TEAM_MEMBERSHIP_NOT_FOUND: (details) =>
    `User ${details.user_id} is not a member of team ${details.team_id}.`,
  EMAIL_TEMPLATE_ALREADY_EXISTS: 'There is an e-mail template of this kind already.',
  OAUTH_CONNECTION_NOT_CONNECTED_TO_USER: 'The user has no account of this provider connected.',
  OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER:
    'This account of the provider is connected to another user.',
  OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE:
    'The connected account has not granted all the scopes asked for.',
  OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS:
    'Shared providers grant no extra scopes; give the project keys of its own.',
  OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS:
    'Shared providers give no access tokens; give the project keys of its own.',
  INVALID_OAUTH_CLIENT_ID_OR_SECRET: () =>
    'client_id must be the id of a project and client_secret a publishable client key of it.',
  INVALID_SCOPE: 'The only valid scope is legacy.',
  USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION:
    'The user has another account of this provider connected.',
  OUTER_OAUTH_TIMEOUT: 'Signing in took longer than ten minutes; start again.',
  OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED: 'This OAuth provider is not on in the project.',
  MULTI_FACTOR_AUTHENTICATION_REQUIRED: () =>
    'The first factor is right; complete the sign-in with the second.',
  INVALID_TOTP_CODE: 'The code of the authenticator app is wrong or no longer current.',
  INVALID_RECOVERY_CODE: 'The recovery code is wrong or was used before.',
  USER_AUTHENTICATION_REQUIRED: 'This needs a signed-in user.',
  TEAM_MEMBERSHIP_ALREADY_EXISTS: 'The user is a member of the team already.',
  PROJECT_PERMISSION_REQUIRED: (details) =>
    `User ${details.user_id} needs the permission ${details.permission_id} for this.`,
  TEAM_PERMISSION_REQUIRED: (details) =>
    `User ${details.user_id} needs the permission ${details.permission_id} in team ${details.team_id} for this.`,
  TEAM_PERMISSION_NOT_FOUND: (details) =>
    `User ${details.user_id} does not hold the permission ${details.permission_id} in team ${details.team_id}.`,
  INVALID_SHARED_OAUTH_PROVIDER_ID: (details) =>
    `${details.provider_id} cannot be shared; give it a client id and secret of its own.`,
  INVALID_STANDARD_OAUTH_PROVIDER_ID: (details) =>
    `${details.provider_id} is not a provider we know.`,
  INVALID_AUTHORIZATION_CODE: 'The authorization code is unknown, used, expired or not yours.',
  OAUTH_PROVIDER_ACCESS_DENIED: 'Access was denied at the OAuth provider.',
  CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: (details) =>
    `Someone else signs in with this ${details.type}${details.contact_channel_value === null ? '' : `: ${details.contact_channel_value}`}.`,
  INVALID_POLLING_CODE: 'There is no CLI sign-in with this polling code.',
}
