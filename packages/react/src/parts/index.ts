// What the pages are made of, for pages that live in an app: see `eject` in the README.

export {
  AuthForm,
  type AuthFormProps,
  SecretField,
  VisitorEmailField,
  type VisitorEmailFieldProps,
} from '../components/auth-form'
export { BrandIcon } from '../components/brand-icon'
export { Card, type CardProps } from '../components/card'
export { CardActions, type CardActionsProps } from '../components/card-actions'
export { CardSkeleton, type SkeletonProps } from '../components/card-skeleton'
export {
  findEmailProblem,
  findPasswordProblem,
  passwordLength,
} from '../components/credential-rules'
export { DeadLinkCard, type DeadLinkCardProps } from '../components/dead-link-card'
export { EmailField } from '../components/email-field'
export { type EmailWay, listEmailWays, useEmailWays } from '../components/email-ways'
export { FailureNotice, type FailureNoticeProps } from '../components/failure-notice'
export { KnownErrorContent } from '../components/known-error-content'
export { rememberLastUsed } from '../components/last-used'
export { type Code, Lazy } from '../components/lazy'
export { findLinkProblem, isWholeCode, type LinkProblem } from '../components/link-problem'
export {
  findNewPasswordProblems,
  NewPasswordFields,
  type NewPasswordFieldsProps,
  type NewPasswordName,
  toPasswordRefusal,
} from '../components/new-password'
export { hasOtherWays, OtherWays, type OtherWaysProps } from '../components/other-ways'
export { PageBoundary } from '../components/page-boundary'
export { PageLink, type PageLinkProps } from '../components/page-link'
export { hasPasskeys, isPasskeyCancelled, useHasPasskeys } from '../components/passkey-support'
export { toProviderName } from '../components/provider-name'
export {
  ProviderReturn,
  type ProviderReturnProps,
} from '../components/reauthentication/provider-return'
export { Resend, type ResendProps } from '../components/resend'
export { SecondFactorStep, type SecondFactorStepProps } from '../components/second-factor-step'
export { ConfirmButton, type ConfirmButtonProps } from '../components/settings/confirm-button'
export {
  type Editor,
  EditorButton,
  type EditorButtonProps,
  type EditorOptions,
  EditorPanel,
  useEditor,
} from '../components/settings/editor'
export {
  NewRecoveryCodes,
  type NewRecoveryCodesProps,
} from '../components/settings/new-recovery-codes'
export { PictureSetting, type PictureSettingProps } from '../components/settings/picture-setting'
export {
  ArrivalContext,
  Section,
  type SectionProps,
  useKeptFocus,
} from '../components/settings/section'
export type { SectionFrameProps, SectionPlace } from '../components/settings/section-frame'
export { SessionRow, type SessionRowProps } from '../components/settings/session-row'
export { Setting, type SettingProps } from '../components/settings/setting'
export { SettingForm, type SettingFormProps } from '../components/settings/setting-form'
export type { SettingsPageProps } from '../components/settings/settings-page'
export { SectionSkeleton } from '../components/settings/settings-skeleton'
export { TextSetting, type TextSettingProps } from '../components/settings/text-setting'
export { findWaysIn, isOnlyWay } from '../components/settings/ways-in'
export { SignInSteps, type SignInStepsProps } from '../components/sign-in-steps'
export { BelowTitle, type HeadingLevel, useTitleTag } from '../components/title-level'
export { type EmailFormOptions, useEmailForm } from '../components/use-email-form'
export { useMailCode } from '../components/use-mail-code'
export { usePasskeyAutofill } from '../components/use-passkey-autofill'
export { nameOf } from '../components/user-name'
export { UsernameHint } from '../components/username-hint'
export { preloadRead } from '../hooks/preload-read'
export { type Action, useAction } from '../hooks/use-action'
export { useAnswer } from '../hooks/use-answer'
export { type FieldProblems, type FormOptions, type Refusal, useForm } from '../hooks/use-form'
export { useHash } from '../hooks/use-hash'
export { type InPlace, useInPlace } from '../hooks/use-in-place'
export { preloadProject, useProject } from '../hooks/use-project'
export { useProvenAction } from '../hooks/use-proven-action'
export { useQuery } from '../hooks/use-query'
export { useRefreshOnReturn } from '../hooks/use-refresh-on-return'
export { useSignInAgain } from '../hooks/use-sign-in-again'
export { askForSecondFactor, type SignInFlow, useSignInFlow } from '../hooks/use-sign-in-flow'
export { useSlow } from '../hooks/use-slow'
export { useThrow } from '../hooks/use-throw'
export { findTextOfCode } from '../messages/failure'
export { formatDay } from '../messages/time'
export { type Messages, type Translate, useMessages } from '../messages/use-messages'
export {
  accountCode,
  authCode,
  profileCode,
  sessionsCode,
  teamCode,
  teamCreationCode,
} from '../pages/account-settings/code'
export { enrolmentCode } from '../pages/account-settings/enrolment-code'
export { useParts } from '../theme/parts'
export { Button, type ButtonProps } from '../ui/button'
export { TextField } from '../ui/field'
export { Notice } from '../ui/notice'
export { Page, type PageProps, SectionFrame, SettingsPage } from './spoken-page'
