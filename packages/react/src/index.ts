export type {
  AccountSettingsItem,
  AccountSettingsProps,
} from './account-settings/account-settings'
export {
  AccountSection,
  AuthSection,
  ProfileImageEditor,
  ProfileSection,
  SessionsSection,
  TeamCreation,
  TeamSection,
} from './account-settings/lazy-sections'
export { AppProvider, type AppProviderProps } from './app-provider'
export type { CliAuthConfirmProps } from './cli/cli-confirm'
export type { ErrorPageProps } from './handler/error'
export { Handler, type HandlerComponentProps, type HandlerProps } from './handler/handler'
export type { KnownErrorCardProps } from './handler/known-error-card'
export {
  AccountSettings,
  AuthPage,
  type AuthPageByTypeProps,
  CliAuthConfirm,
  CredentialSignIn,
  CredentialSignUp,
  type CredentialSignUpProps,
  EmailVerification,
  ErrorPage,
  ForgotPassword,
  KnownErrorCard,
  MagicLinkCallback,
  MagicLinkSignIn,
  Mfa,
  OAuthButton,
  OAuthButtonGroup,
  OAuthCallback,
  PasskeyButton,
  PasswordReset,
  PredefinedCard,
  SignIn,
  SignOut,
  SignUp,
  TeamInvitation,
} from './handler/lazy-pages'
export type { PredefinedCardProps, PredefinedCardType } from './handler/predefined-card'
export type {
  AppHooks,
  ConnectionHooks,
  CurrentUserHooks,
  TeamHooks,
  UserHooks,
} from './hooks/hook-types'
export type {
  AdminAppHooks,
  AdminProjectHooks,
  InternalUserHooks,
  ServerAppHooks,
} from './hooks/server-hook-types'
export type { StateHooks } from './hooks/state-hooks'
export { type UseAppOptions, useApp } from './hooks/use-app'
export { type Navigate, useNavigate } from './hooks/use-navigate'
export type { ReadState } from './hooks/use-read-state'
export { useResource } from './hooks/use-resource'
export { type CertainUser, type UseUserOptions, useUser } from './hooks/use-user'
export { type UserStateOptions, useUserState } from './hooks/use-user-state'
export type { Language } from './i18n/languages'
export type { MessageId } from './i18n/messages/message-id'
export type { MessageOverrides } from './i18n/messages-context'
export type { SearchParams } from './location/use-query'
export { MessageCard, type MessageCardProps } from './page/message-card'
export type { PageProps, QueryPageProps } from './page/page-props'
export type { HeadingLevel } from './page/title-level'
export { useReauthentication } from './reauthentication/use-reauthentication'
export type { SectionPlace } from './settings/section-frame'
export type { AuthPageProps, MockProject } from './sign-in/auth-frame'
export type { FirstTab } from './sign-in/email-methods'
export type { EmailVerificationProps } from './sign-in/email-verification/email-verification'
export type { MagicLinkCallbackProps } from './sign-in/magic-link-callback'
export type { MfaProps } from './sign-in/mfa'
export type { OAuthCallbackProps } from './sign-in/oauth/oauth-callback'
export type { ForgotPasswordProps } from './sign-in/password/forgot-password'
export type { PasswordResetProps } from './sign-in/password/password-reset'
export type { SignInProps } from './sign-in/sign-in'
export type { SignOutProps } from './sign-in/sign-out'
export type { SignUpProps } from './sign-in/sign-up'
export type { OAuthButtonGroupProps, OAuthButtonProps } from './sign-in/standalone-buttons'
export type { TeamSectionProps } from './teams/team'
export type { TeamCreationProps } from './teams/team-creation'
export { TeamIcon, type TeamIconProps } from './teams/team-icon'
export type { TeamInvitationProps } from './teams/team-invitation'
export {
  SelectedTeamSwitcher,
  type SelectedTeamSwitcherProps,
} from './teams/team-switcher'
export type { PartClassNames, PartComponents, PartName } from './theme/parts'
export type { Theme, ThemeColors } from './theme/theme'
export { ThemeProvider, type ThemeProviderProps } from './theme/theme-provider'
export { UserButton, type UserButtonProps } from './user-button/user-button'
export type { UserButtonItem } from './user-button/user-button-item'
export { type AvatarUser, UserAvatar, type UserAvatarProps } from './users/user-avatar'
export type { NamedUser } from './users/user-name'
