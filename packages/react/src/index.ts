export { AppProvider, type AppProviderProps } from './app-provider'
export type { OAuthButtonGroupProps, OAuthButtonProps } from './components/bare-ways'
export type { FirstTab } from './components/email-ways'
export { MessageCard, type MessageCardProps } from './components/message-card'
export type { SectionPlace } from './components/settings/section-frame'
export { TeamIcon, type TeamIconProps } from './components/team-icon'
export {
  SelectedTeamSwitcher,
  type SelectedTeamSwitcherProps,
} from './components/team-switcher/team-switcher'
export type { HeadingLevel } from './components/title-level'
export { type AvatarUser, UserAvatar, type UserAvatarProps } from './components/user-avatar'
export { UserButton, type UserButtonProps } from './components/user-button/user-button'
export type { UserButtonItem } from './components/user-button/user-button-item'
export type { NamedUser } from './components/user-name'
export { Handler, type HandlerComponentProps, type HandlerProps } from './handler'
export type {
  AdminAppTwins,
  AdminProjectTwins,
  InternalUserTwins,
  ServerAppTwins,
} from './hooks/server-twin-types'
export type { StateTwins } from './hooks/state-twins'
export type {
  AppTwins,
  AuthTwins,
  ConnectionTwins,
  TeamTwins,
  UserTwins,
} from './hooks/twin-types'
export { type UseAppOptions, useApp } from './hooks/use-app'
export { type Navigate, useNavigate } from './hooks/use-navigate'
export type { SearchParams } from './hooks/use-query'
export type { ReadState } from './hooks/use-read-state'
export { useReauthentication } from './hooks/use-reauthentication'
export { useResource } from './hooks/use-resource'
export { type CertainUser, type UseUserOptions, useUser } from './hooks/use-user'
export { type UserStateOptions, useUserState } from './hooks/use-user-state'
export type { Language } from './messages/languages'
export type { MessageId } from './messages/message-id'
export type { MessageOverrides } from './messages/messages-context'
export type {
  AccountSettingsItem,
  AccountSettingsProps,
} from './pages/account-settings/account-settings'
export {
  AccountSection,
  AuthSection,
  ProfileImageEditor,
  ProfileSection,
  SessionsSection,
  TeamCreation,
  TeamSection,
} from './pages/account-settings/lazy-sections'
export type { TeamSectionProps } from './pages/account-settings/team'
export type { TeamCreationProps } from './pages/account-settings/team-creation'
export type { AuthPageProps, MockProject } from './pages/auth-frame'
export type { CliAuthConfirmProps } from './pages/cli-confirm'
export type { EmailVerificationProps } from './pages/email-verification'
export type { ErrorPageProps } from './pages/error'
export type { ForgotPasswordProps } from './pages/forgot-password'
export type { KnownErrorCardProps } from './pages/known-error-card'
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
} from './pages/lazy-pages'
export type { MagicLinkCallbackProps } from './pages/magic-link-callback'
export type { MfaProps } from './pages/mfa'
export type { OAuthCallbackProps } from './pages/oauth-callback'
export type { PageProps, QueryPageProps } from './pages/page-props'
export type { PasswordResetProps } from './pages/password-reset'
export type { PredefinedCardProps, PredefinedCardType } from './pages/predefined-card'
export type { SignInProps } from './pages/sign-in'
export type { SignOutProps } from './pages/sign-out'
export type { SignUpProps } from './pages/sign-up'
export type { TeamInvitationProps } from './pages/team-invitation'
export type { PartClassNames, PartComponents, PartName } from './theme/parts'
export type { Theme, ThemeColors } from './theme/theme'
export { ThemeProvider, type ThemeProviderProps } from './theme/theme-provider'
