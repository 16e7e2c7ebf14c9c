export type { AuthChangeListener } from './apps/auth-change'
export { ClientApp, type ClientAppConstructor } from './apps/client-app'
export { type ClientAppJson, fromClientJson, toClientJson } from './apps/client-json'
export { type ConnectionDiagnosis, diagnoseConnection } from './apps/diagnose-connection'
export type { InitialData, InitialDataCode } from './apps/initial-data'
export { loadInitialDataCode } from './apps/load-initial-data'
export { loadReauthenticationCode } from './apps/load-reauthentication'
export { findNavigationHook, leavePage, navigate } from './apps/navigate'
export type { ClientAppOptions } from './apps/options'
export type { Proof, ReauthenticationCode } from './apps/reauthentication'
export type { GetUserOptions, OrCertain, OrWithoutUser } from './apps/without-user'
export { type Extend, extendPresented, type Presented, type Reads, readsOf } from './cache/present'
export type { Resource } from './cache/resource'
export type { ActiveSession, GeoInfo } from './entities/active-session'
export type {
  ConnectedAccountOptions,
  Connection,
  OAuthConnection,
} from './entities/connected-account'
export type {
  ContactChannel,
  ContactChannelCreateOptions,
  ContactChannelUpdateOptions,
  VerifyContactChannelError,
} from './entities/contact-channel'
export type { Auth, CurrentUser, LinkConnectedAccountOptions } from './entities/current-user'
export type { MetadataName, MetadataOf, MetadataTypes } from './entities/metadata'
export type {
  ListPermissionsOptions,
  Permission,
  ProjectPermission,
  TeamPermission,
} from './entities/permission'
export type { OAuthProviderConfig, Project, ProjectConfig } from './entities/project'
export type { RecoveryCodeStatus } from './entities/recovery-codes'
export type { Session } from './entities/session'
export type { Team } from './entities/team'
export type { TeamCreateOptions, TeamRef, TeamUpdateOptions } from './entities/team-changes'
export type { InviteUserOptions, TeamInvitation } from './entities/team-invitation'
export type { EditableTeamMemberProfile, TeamMemberProfile, TeamUser } from './entities/team-member'
export type { TeamJson, User, UserJson } from './entities/user'
export type { UserActions, UserUpdateOptions } from './entities/user-actions'
export { HttpError } from './errors/http-error'
export {
  isKnownError,
  KnownError,
  type KnownErrorClass,
  type KnownErrorCode,
  type KnownErrorFamily,
  type KnownErrorOf,
} from './errors/known-error'
export type { KnownErrorClasses } from './errors/known-error-classes'
export { KnownErrors } from './errors/known-errors'
export { NetworkError } from './errors/network-error'
export { UsageError } from './errors/usage-error'
export type { CliLoginError, CliLoginOptions, CliLoginRequest } from './flows/cli'
export type { SendVerificationEmailError, VerifyEmailError } from './flows/email-verification'
export type { SignInOptions } from './flows/enter'
export type { SignOutOptions } from './flows/finish-sign-out'
export type { MagicLinkSignInError, MailOptions, SendMagicLinkError } from './flows/magic-link'
export type { VerificationCodeError } from './flows/mailed-code'
export type { MfaError, MfaOptions, SecondFactor } from './flows/mfa'
export {
  isProofState,
  type OAuthCallbackError,
  type OAuthScopesOnSignIn,
  type ProviderType,
} from './flows/oauth-answer'
export type {
  PasskeyOptions,
  PasskeySignInError,
  PasskeySignInOptions,
  RegisterPasskeyError,
} from './flows/passkey'
export type {
  CredentialOptions,
  CredentialSignInError,
  CredentialSignUpError,
  CredentialSignUpOptions,
} from './flows/password'
export type {
  SetPasswordError,
  SetPasswordOptions,
  UpdatePasswordError,
  UpdatePasswordOptions,
} from './flows/password-change'
export type {
  ResetPasswordError,
  ResetPasswordOptions,
  SendForgotPasswordError,
} from './flows/password-reset'
export type { TeamInvitationDetails, TeamInvitationError } from './flows/team-invitation'
export type { RetryOptions } from './http/with-retry'
export type { CallOptions } from './lib/call-options'
export { Result, type ResultRetryOptions } from './lib/result'
export type { CustomNavigator, RedirectMethod } from './navigation/navigator'
export type { RedirectToOptions } from './navigation/place'
export type { HandlerUrls, PageName } from './navigation/urls'
export type { CookieAdapter } from './token-store/cookie-adapter'
export type { CookieJar, CookieOptions } from './token-store/cookie-jar'
export type { TokenStoreInit } from './token-store/create'
export type { RequestLike } from './token-store/request'
export type { Tokens } from './token-store/token-store'
