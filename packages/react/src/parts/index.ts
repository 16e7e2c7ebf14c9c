// Building blocks of the pages, for ejected pages: see `eject` in the README.

export { accountSection } from '../account-settings/account.section'
export { useAccountDeletedNotice } from '../account-settings/account-deleted-notice'
export { profileSection } from '../account-settings/profile.section'
export { SessionRow, type SessionRowProps } from '../account-settings/session-row'
export { sessionsSection } from '../account-settings/sessions.section'
export { authSection } from '../account-settings/sign-in/auth.section'
export { lazyEnrollment } from '../account-settings/sign-in/lazy-enrollment'
export {
  NewRecoveryCodes,
  type NewRecoveryCodesProps,
} from '../account-settings/sign-in/new-recovery-codes'
export {
  AuthForm,
  type AuthFormProps,
  SecretField,
  VisitorEmailField,
  type VisitorEmailFieldProps,
} from '../forms/auth-form'
export {
  findEmailProblem,
  findPasswordProblem,
  passwordLength,
} from '../forms/credential-rules'
export { EmailField } from '../forms/email-field'
export { FailureNotice, type FailureNoticeProps } from '../forms/failure-notice'
export {
  findNewPasswordProblems,
  NewPasswordFields,
  type NewPasswordFieldsProps,
  type NewPasswordName,
  type NewPasswordRules,
  toPasswordRefusal,
} from '../forms/new-password'
export { Resend, type ResendProps } from '../forms/resend'
export { type Action, useAction } from '../forms/use-action'
export { type EmailFormOptions, useEmailForm } from '../forms/use-email-form'
export { type FieldProblems, type FormOptions, type Refusal, useForm } from '../forms/use-form'
export { UsernameHint } from '../forms/username-hint'
export { preloadRead } from '../hooks/preload-read'
export {
  loadProject,
  preloadProject,
  useProject,
  useProjectIfKnown,
} from '../hooks/use-project'
export { formatDay } from '../i18n/age'
export { describeFailure, type Failure, findTextOfCode, toFailure } from '../i18n/failure'
export { message } from '../i18n/message'
export { type Messages, type Translate, useMessages } from '../i18n/use-messages'
export { hasPasskeys, isPasskeyCanceled, useHasPasskeys } from '../lib/passkey-support'
export { useCallResult } from '../lib/use-call-result'
export { type InPlace, useInPlace } from '../lib/use-in-place'
export { useRefreshOnReturn } from '../lib/use-refresh-on-return'
export { useSlow } from '../lib/use-slow'
export { useThrow } from '../lib/use-throw'
export { useHash } from '../location/use-hash'
export { useQuery } from '../location/use-query'
export { Card, type CardProps } from '../page/card'
export { CardActions, type CardActionsProps } from '../page/card-actions'
export {
  CardSkeleton,
  FieldSkeleton,
  type FieldSkeletonProps,
  type SkeletonProps,
} from '../page/card-skeleton'
export { KnownErrorContent } from '../page/known-error-content'
export { Lazy, type LazyComponent } from '../page/lazy'
export { findLinkProblem, isWholeCode, type LinkProblem } from '../page/link-problem/link-problem'
export { LinkProblemCard, type LinkProblemCardProps } from '../page/link-problem/link-problem-card'
export { LoadingStatus } from '../page/loading-status'
export { PageBoundary } from '../page/page-boundary'
export { PageLink, type PageLinkProps } from '../page/page-link'
export { BelowTitle, type HeadingLevel, useTitleTag } from '../page/title-level'
export { BrandIcon } from '../providers/brand-icon'
export { toProviderName } from '../providers/provider-name'
export { findSignInMethods, isOnlySignInMethod } from '../reauthentication/sign-in-methods'
export { useReauthenticatedAction } from '../reauthentication/use-reauthenticated-action'
export { ConfirmButton, type ConfirmButtonProps } from '../settings/confirm-button'
export type { SectionDefinition } from '../settings/define-section'
export {
  type Editor,
  EditorButton,
  type EditorButtonProps,
  type EditorOptions,
  EditorPanel,
  useEditor,
} from '../settings/editor'
export { Facts, type FactsProps } from '../settings/facts'
export { PictureSetting, type PictureSettingProps } from '../settings/picture/picture-setting'
export {
  ArrivalContext,
  Section,
  type SectionProps,
  useKeptFocus,
} from '../settings/section'
export type { SectionFrameProps, SectionPlace } from '../settings/section-frame'
export { Setting, type SettingProps } from '../settings/setting'
export { SettingForm, type SettingFormProps } from '../settings/setting-form'
export type { SettingsPageProps } from '../settings/settings-page'
export { SectionSkeleton } from '../settings/settings-skeleton'
export { TextSetting, type TextSettingProps } from '../settings/text-setting'
export { type EmailMethod, listEmailMethods, useEmailMethods } from '../sign-in/email-methods'
export {
  RequiredVerification,
  type RequiredVerificationProps,
} from '../sign-in/email-verification/required-verification'
export { type SignUpFieldParts, useSignUpFields } from '../sign-in/fields/use-sign-up-fields'
export { InvitationLine } from '../sign-in/flow/invitation-line'
export { rememberLastUsed, rememberStarted } from '../sign-in/flow/last-used'
export {
  forgetInvitation,
  type NotedInvitation,
  noteInvitation,
} from '../sign-in/flow/noted-invitation'
export { SecondFactorStep, type SecondFactorStepProps } from '../sign-in/flow/second-factor-step'
export { SignInSteps, type SignInStepsProps } from '../sign-in/flow/sign-in-steps'
export {
  SignedInCard,
  type SignedInCardProps,
  type SignInType,
} from '../sign-in/flow/signed-in-card'
export { useEmailCode } from '../sign-in/flow/use-email-code'
export { useSignInAgain } from '../sign-in/flow/use-sign-in-again'
export {
  askForSecondFactor,
  type SignInFlow,
  useSignInFlow,
} from '../sign-in/flow/use-sign-in-flow'
export {
  ProviderReturn,
  type ProviderReturnProps,
} from '../sign-in/oauth/provider-return'
export { TermsCard, type TermsCardProps } from '../sign-in/oauth/terms-card'
export {
  hasOtherSignInMethods,
  OtherSignInMethods,
  type OtherSignInMethodsProps,
} from '../sign-in/other-sign-in-methods'
export { usePasskeyAutofill } from '../sign-in/passkey/use-passkey-autofill'
export { type Terms, useTerms } from '../sign-in/terms/use-terms'
export { useTermsStep } from '../sign-in/terms/use-terms-step'
export { type ListedMember, MemberRow, type MemberRowProps } from '../teams/members/member-row'
export { teamSection } from '../teams/team.section'
export { teamCreationSection } from '../teams/team-creation.section'
export { useParts } from '../theme/parts'
export { Button, type ButtonProps } from '../ui/button'
export { Select, TextField } from '../ui/field'
export { Notice } from '../ui/notice'
export { Skeleton } from '../ui/skeleton'
export { nameOf } from '../users/user-name'
export {
  LocalizedPage as Page,
  type LocalizedPageProps as PageProps,
  LocalizedSectionFrame as SectionFrame,
  LocalizedSettingsPage as SettingsPage,
} from './localized-page'
