export { ClientApp, type ClientAppConstructor } from './app/client-app'
export { type ClientAppJson, fromClientJson, toClientJson } from './app/client-json'
export { type ConnectionDiagnosis, diagnoseConnection } from './app/diagnose-connection'
export { navigate } from './app/navigate'
export type { GetUserOptions, OrCertain, OrWithoutUser, UserFor } from './app/without-user'
export { readsOf } from './cache/reads'
export type { Resource } from './cache/resource'
export type {
  ConnectedAccountOptions,
  Connection,
  LinkConnectedAccountOptions,
  OAuthConnection,
} from './connected-accounts/connected-account'
export type { ConnectedAccount } from './connected-accounts/own-accounts'
export type {
  ContactChannel,
  ContactChannelCreateOptions,
  ContactChannelUpdateOptions,
  VerifyContactChannelError,
} from './contact-channels/contact-channel'
export type {
  SendVerificationEmailError,
  VerifyEmailError,
} from './contact-channels/email-verification'
export type { SignOutOptions } from './context/context'
export type { ClientAppOptions, OAuthScopesOnSignIn, ProviderType } from './context/options'
export { HttpError } from './errors/http-error'
export {
  isKnownError,
  KnownError,
  type KnownErrorClass,
  type KnownErrorCode,
  type KnownErrorFamily,
  type KnownErrorOf,
} from './errors/known-error'
export type { KnownErrorClasses, UnsupportedErrorClass } from './errors/known-error-classes'
export { KnownErrors } from './errors/known-errors'
export { NetworkError } from './errors/network-error'
export { UsageError } from './errors/usage-error'
export type { RetryOptions } from './http/with-retry'
export type { InitialData } from './initial-data/initial-data'
export type { CallOptions } from './lib/call-options'
export type { Json } from './lib/json'
export type { MetadataInputOf, MetadataName, MetadataOf, MetadataTypes } from './lib/metadata'
export { Result, type ResultRetryOptions } from './lib/result'
export type {
  ListPermissionsOptions,
  Permission,
  ProjectPermission,
  TeamPermission,
} from './permissions/permission'
export type { OAuthProviderConfig, Project, ProjectConfig } from './projects/project'
export type { CustomNavigator, RedirectMethod } from './redirects/navigator'
export type { RedirectToOptions } from './redirects/redirect-context'
export type { HandlerUrls, PageName } from './redirects/urls'
export type { ActiveSession, GeoInfo } from './sessions/active-session'
export type { Session } from './sessions/session'
export type { AuthChangeListener } from './sign-in/auth-change'
export type { CliLoginError, CliLoginOptions, CliLoginRequest } from './sign-in/cli'
export type { CodeRecipient } from './sign-in/code-checks'
export type { SignInOptions } from './sign-in/finish-sign-in'
export type { MfaError, MfaOptions, SecondFactor } from './sign-in/mfa'
export type { NewUserOptions } from './sign-in/new-user'
export type { OAuthSignInOptions } from './sign-in/oauth/oauth'
export type { OAuthCallbackError } from './sign-in/oauth/oauth-response'
export type { OAuthBrowserError, OAuthBrowserOptions } from './sign-in/oauth/oauth-sign-in'
export type {
  EmailLinkOptions,
  MagicLinkSignInError,
  MagicLinkSignInOptions,
  SendMagicLinkError,
} from './sign-in/otp'
export type { Passkey, PasskeyUpdateOptions } from './sign-in/passkey/own-passkeys'
export type {
  PasskeyOptions,
  PasskeySignInError,
  PasskeySignInOptions,
  RegisterPasskeyError,
  RegisterPasskeyOptions,
} from './sign-in/passkey/passkey'
export type {
  CredentialOptions,
  CredentialSignInError,
  CredentialSignUpError,
  CredentialSignUpOptions,
} from './sign-in/password/password'
export type {
  SetPasswordError,
  SetPasswordOptions,
  UpdatePasswordError,
  UpdatePasswordOptions,
} from './sign-in/password/password-change'
export type {
  ResetPasswordError,
  ResetPasswordOptions,
  SendForgotPasswordError,
} from './sign-in/password/password-reset'
export type { RecoveryCodeStatus } from './sign-in/recovery-codes'
export type { VerificationCodeError } from './sign-in/verification-code'
export type {
  TeamInvitationDetails,
  TeamInvitationError,
  TeamInvitationPreview,
} from './teams/accept-invitation'
export type { ListTeamMembersOptions, TeamMember, TeamMemberPage } from './teams/member-list'
export type { Team } from './teams/team'
export type { TeamCreateOptions, TeamRef, TeamUpdateOptions } from './teams/team-changes'
export type {
  InvitableRole,
  InvitationLinkOptions,
  InviteUserOptions,
  ResendInvitationOptions,
  TeamInvitation,
} from './teams/team-invitation'
export type { EditableTeamMemberProfile, TeamMemberProfile, TeamUser } from './teams/team-member'
export type { CookieAdapter } from './token-store/cookie-adapter'
export type { CookieJar, CookieOptions } from './token-store/cookie-jar'
export type { HasStore, TokenStoreInit } from './token-store/create'
export type { RequestLike } from './token-store/request'
export type { Tokens } from './token-store/token-store'
export type { Auth, CurrentUser } from './users/current-user'
export type { TeamJson, User, UserJson, UserUpdateOptions } from './users/user'
export type { UserActions } from './users/user-actions'
