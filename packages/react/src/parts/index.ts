// What the pages are made of, for pages that live in an app: see `eject` in the README.

export {
  AuthForm,
  type AuthFormProps,
  SecretField,
  VisitorEmailField,
  type VisitorEmailFieldProps,
} from '../components/auth-form'
export { Card, type CardProps } from '../components/card'
export { CardActions, type CardActionsProps } from '../components/card-actions'
export { CardSkeleton, type SkeletonProps } from '../components/card-skeleton'
export {
  findEmailProblem,
  findPasswordProblem,
  passwordLength,
} from '../components/credential-rules'
export { DeadLinkCard, type DeadLinkCardProps } from '../components/dead-link-card'
export { type EmailWay, listEmailWays, useEmailWays } from '../components/email-ways'
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
export { useHasPasskeys } from '../components/passkey-support'
export {
  ProviderReturn,
  type ProviderReturnProps,
} from '../components/reauthentication/provider-return'
export { Resend, type ResendProps } from '../components/resend'
export { SecondFactorStep, type SecondFactorStepProps } from '../components/second-factor-step'
export { ArrivalContext, Section, type SectionProps } from '../components/settings/section'
export type { SettingsPageProps } from '../components/settings/settings-page'
export { SectionSkeleton } from '../components/settings/settings-skeleton'
export { SignInSteps, type SignInStepsProps } from '../components/sign-in-steps'
export { TitleLevelContext } from '../components/title-level'
export { type EmailFormOptions, useEmailForm } from '../components/use-email-form'
export { useMailCode } from '../components/use-mail-code'
export { usePasskeyAutofill } from '../components/use-passkey-autofill'
export { nameOf } from '../components/user-name'
export { preloadRead } from '../hooks/preload-read'
export { useAnswer } from '../hooks/use-answer'
export { type FieldProblems, type FormOptions, type Refusal, useForm } from '../hooks/use-form'
export { useHash } from '../hooks/use-hash'
export { preloadProject, useProject } from '../hooks/use-project'
export { useQuery } from '../hooks/use-query'
export { useSignInAgain } from '../hooks/use-sign-in-again'
export { askForSecondFactor, type SignInFlow, useSignInFlow } from '../hooks/use-sign-in-flow'
export { useSlow } from '../hooks/use-slow'
export { useThrow } from '../hooks/use-throw'
export { findTextOfCode } from '../messages/failure'
export { type Messages, type Translate, useMessages } from '../messages/use-messages'
export {
  accountCode,
  authCode,
  profileCode,
  sessionsCode,
  teamCode,
  teamCreationCode,
} from '../pages/account-settings/code'
export { useParts } from '../theme/parts'
export { Page, type PageProps, SettingsPage } from './spoken-page'
