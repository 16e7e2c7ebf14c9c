export { AccountSection } from './account-settings/account.section'
export type {
  AccountSettingsItem,
  AccountSettingsProps,
} from './account-settings/account-settings'
export { AccountSettings } from './account-settings/account-settings.page'
export { ProfileSection } from './account-settings/profile.section'
export { ProfileImageEditor } from './account-settings/profile-image-editor'
export { SessionsSection } from './account-settings/sessions.section'
export { AuthSection } from './account-settings/sign-in/auth.section'
export { AppProvider, type AppProviderProps } from './app-provider'
export type { ErrorPageProps } from './handler/error'
export { ErrorPage } from './handler/error.page'
export { Handler, type HandlerComponentProps, type HandlerProps } from './handler/handler'
export type { KnownErrorCardProps } from './handler/known-error-card'
export { KnownErrorCard } from './handler/known-error-card.page'
export type { PredefinedCardProps, PredefinedCardType } from './handler/predefined-card'
export { PredefinedCard } from './handler/predefined-card.page'
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
  WebhookEndpointHooks,
} from './hooks/server-hook-types'
export type { StateHooks } from './hooks/state-hooks'
export { type UseAppOptions, useApp } from './hooks/use-app'
export { type Navigate, useNavigate } from './hooks/use-navigate'
export type { ReadState } from './hooks/use-read-state'
export { useResource } from './hooks/use-resource'
export { type UseUserOptions, useUser } from './hooks/use-user'
export { type UserStateOptions, useUserState } from './hooks/use-user-state'
export type { Language } from './i18n/languages'
export type { MessageId } from './i18n/messages/message-id'
export type { MessageOverrides } from './i18n/messages-context'
export { retryRead } from './lib/retries'
export type { SearchParams } from './location/use-query'
export { MessageCard, type MessageCardProps } from './page/message-card'
export type { PageProps, QueryPageProps } from './page/page-props'
export type { HeadingLevel } from './page/title-level'
export { useReauthentication } from './reauthentication/use-reauthentication'
export type { SectionPlace } from './settings/section-frame'
export type { AuthPageProps, MockProject } from './sign-in/auth-frame'
export { AuthPage, type AuthPageByTypeProps } from './sign-in/auth-page'
export type { CliAuthConfirmProps } from './sign-in/cli/cli-confirm'
export { CliAuthConfirm } from './sign-in/cli/cli-confirm.page'
export type { FirstTab } from './sign-in/email-methods'
export type { EmailVerificationProps } from './sign-in/email-verification/email-verification'
export { EmailVerification } from './sign-in/email-verification/email-verification.page'
export type {
  LocalizedText,
  SignUpField,
  SignUpFieldOption,
  SignUpProfile,
} from './sign-in/fields/sign-up-field'
export type { ImpersonationProps } from './sign-in/impersonation/impersonation'
export { Impersonation } from './sign-in/impersonation/impersonation.page'
export type { MagicLinkCallbackProps } from './sign-in/magic-link-callback'
export { MagicLinkCallback } from './sign-in/magic-link-callback.page'
export type { MfaProps } from './sign-in/mfa'
export { Mfa } from './sign-in/mfa.page'
export type { OAuthCallbackProps } from './sign-in/oauth/oauth-callback'
export { OAuthCallback } from './sign-in/oauth/oauth-callback.page'
export type { ForgotPasswordProps } from './sign-in/password/forgot-password'
export { ForgotPassword } from './sign-in/password/forgot-password.page'
export type { PasswordResetProps } from './sign-in/password/password-reset'
export { PasswordReset } from './sign-in/password/password-reset.page'
export type { SignInProps } from './sign-in/sign-in'
export { SignIn } from './sign-in/sign-in.page'
export type { SignOutProps } from './sign-in/sign-out'
export { SignOut } from './sign-in/sign-out.page'
export type { SignUpProps } from './sign-in/sign-up'
export { SignUp } from './sign-in/sign-up.page'
export {
  OAuthButton,
  OAuthButtonGroup,
  PasskeyButton,
} from './sign-in/standalone/buttons-without-page'
export {
  CredentialSignIn,
  CredentialSignUp,
  type CredentialSignUpProps,
  MagicLinkSignIn,
} from './sign-in/standalone/forms-without-page'
export type {
  OAuthButtonGroupProps,
  OAuthButtonProps,
} from './sign-in/standalone/standalone-buttons'
export type { TeamSectionProps } from './teams/team'
export { TeamSection } from './teams/team.section'
export type { TeamCreationProps } from './teams/team-creation'
export { TeamCreation } from './teams/team-creation.section'
export { TeamIcon, type TeamIconProps } from './teams/team-icon'
export type { TeamInvitationProps } from './teams/team-invitation'
export { TeamInvitation } from './teams/team-invitation.page'
export {
  SelectedTeamSwitcher,
  type SelectedTeamSwitcherProps,
} from './teams/team-switcher'
export type { Appearance } from './theme/appearance'
export type { PartClassNames, PartComponents, PartName } from './theme/parts'
export type { Theme, ThemeColors } from './theme/theme'
export { ThemeProvider, type ThemeProviderProps } from './theme/theme-provider'
export { UserButton, type UserButtonProps } from './user-button/user-button'
export type { UserButtonItem } from './user-button/user-button-item'
export { type AvatarUser, UserAvatar, type UserAvatarProps } from './users/user-avatar'
export type { NamedUser } from './users/user-name'
