import type { ReactNode } from 'react'
import type { AccountSettingsProps } from '../account-settings/account-settings'
import type { CliAuthConfirmProps } from '../cli/cli-confirm'
import { CardSkeleton } from '../page/card-skeleton'
import { FormFrame } from '../page/form-frame'
import { Lazy, type LazyComponent } from '../page/lazy'
import { Page } from '../page/page'
import type { PageProps } from '../page/page-props'
import { SettingsSkeleton } from '../settings/settings-skeleton'
import type { EmailMethod } from '../sign-in/email-methods'
import type { EmailVerificationProps } from '../sign-in/email-verification/email-verification'
import type { MagicLinkCallbackProps } from '../sign-in/magic-link-callback'
import type { MfaProps } from '../sign-in/mfa'
import type { OAuthCallbackProps } from '../sign-in/oauth/oauth-callback'
import type { ForgotPasswordProps } from '../sign-in/password/forgot-password'
import type { PasswordResetProps } from '../sign-in/password/password-reset'
import type { SignInProps } from '../sign-in/sign-in'
import type { SignOutProps } from '../sign-in/sign-out'
import type { SignUpProps } from '../sign-in/sign-up'
import type { OAuthButtonGroupProps, OAuthButtonProps } from '../sign-in/standalone-buttons'
import type { TeamInvitationProps } from '../teams/team-invitation'
import {
  accountSettingsCode,
  cliConfirmCode,
  emailVerificationCode,
  errorCode,
  forgotPasswordCode,
  knownErrorCardCode,
  magicLinkCallbackCode,
  mfaCode,
  oauthButtonCode,
  oauthButtonGroupCode,
  oauthCallbackCode,
  passkeyButtonCode,
  passwordResetCode,
  predefinedCardCode,
  signInCode,
  signInFormCode,
  signOutCode,
  signUpCode,
  signUpFormCode,
  teamInvitationCode,
} from './code'
import type { ErrorPageProps } from './error'
import type { KnownErrorCardProps } from './known-error-card'
import type { PredefinedCardProps } from './predefined-card'

// Components for apps that don't use `Handler`. Nothing here imports a page, so each loads on demand.

const passwordOnly: readonly EmailMethod[] = ['password']
const codeOnly: readonly EmailMethod[] = ['code']

interface LazyPageProps<Props extends PageProps> {
  code: LazyComponent<Props>
  props: Props
  skeleton?: ReactNode
  isInFirstHtml?: boolean
}

function LazyPage<Props extends PageProps>({ code, props, ...frame }: LazyPageProps<Props>) {
  return (
    <Page
      fullPage={props.fullPage ?? false}
      skeleton={frame.skeleton}
      firstHtml={frame.isInFirstHtml && code}
    >
      <Lazy code={code} props={props} />
    </Page>
  )
}

/** The page to sign in. */
export function SignIn(props: SignInProps) {
  const skeleton = <CardSkeleton fields={2} />
  return <LazyPage code={signInCode} props={props} skeleton={skeleton} isInFirstHtml />
}

/** The page to sign up. */
export function SignUp(props: SignUpProps) {
  const skeleton = <CardSkeleton fields={props.noPasswordRepeat ? 2 : 3} />
  return <LazyPage code={signUpCode} props={props} skeleton={skeleton} isInFirstHtml />
}

/** Props of {@link AuthPage}. */
export interface AuthPageByTypeProps extends SignUpProps {
  type: 'sign-in' | 'sign-up'
}

/** The page to sign in or up, for hosts that choose by a value. */
export function AuthPage({ type, noPasswordRepeat, ...props }: AuthPageByTypeProps) {
  if (type === 'sign-in') return <SignIn {...props} />
  return <SignUp {...props} noPasswordRepeat={noPasswordRepeat} />
}

/**
 * The page to sign out. It always asks: a link on a foreign page must not sign anybody out.
 */
export function SignOut(props: SignOutProps) {
  return <LazyPage code={signOutCode} props={props} />
}

/** The page of a magic link. Asks first, so that an email scanner can't use up the link. */
export function MagicLinkCallback(props: MagicLinkCallbackProps) {
  return <LazyPage code={magicLinkCallbackCode} props={props} />
}

/** The page of a team invitation link. */
export function TeamInvitation(props: TeamInvitationProps) {
  return <LazyPage code={teamInvitationCode} props={props} />
}

/** The page that a provider redirects to: completes the sign-in, then redirects. */
export function OAuthCallback(props: OAuthCallbackProps) {
  return <LazyPage code={oauthCallbackCode} props={props} />
}

/** The page that authorizes a command-line program to sign in as the user. */
export function CliAuthConfirm({ fullPage = true, ...props }: CliAuthConfirmProps) {
  return <LazyPage code={cliConfirmCode} props={{ fullPage, ...props }} />
}

/** The page of the second step, for sign-in pages of an app's own. */
export function Mfa(props: MfaProps) {
  return <LazyPage code={mfaCode} props={props} skeleton={<CardSkeleton fields={1} />} />
}

/** The page behind the link of a verification mail. Asks first, so that no mail scanner spends it. */
export function EmailVerification(props: EmailVerificationProps) {
  return <LazyPage code={emailVerificationCode} props={props} />
}

/** The page to ask for a mail that resets the password. */
export function ForgotPassword(props: ForgotPasswordProps) {
  const skeleton = <CardSkeleton fields={1} />
  return <LazyPage code={forgotPasswordCode} props={props} skeleton={skeleton} isInFirstHtml />
}

/** The page behind the link of a mail that resets the password. */
export function PasswordReset(props: PasswordResetProps) {
  return <LazyPage code={passwordResetCode} props={props} skeleton={<CardSkeleton fields={2} />} />
}

/** Where people look after their account. Leads who is signed out to the sign-in page and back. */
export function AccountSettings(props: AccountSettingsProps) {
  return <LazyPage code={accountSettingsCode} props={props} skeleton={<SettingsSkeleton />} />
}

/** The page for errors of a sign-in at a provider. */
export function ErrorPage(props: ErrorPageProps) {
  return <LazyPage code={errorCode} props={props} />
}

/** A known error in our own words, and a way home. */
export function KnownErrorCard(props: KnownErrorCardProps) {
  return <LazyPage code={knownErrorCardCode} props={props} />
}

/** The cards that end a way (signed out, password changed …), for pages of a host's own. */
export function PredefinedCard(props: PredefinedCardProps) {
  return <LazyPage code={predefinedCardCode} props={props} />
}

/** The form to sign in with email and password, then redirect to the page after sign-in. */
export function CredentialSignIn() {
  return (
    <FormFrame fields={2}>
      <Lazy code={signInFormCode} props={{ methods: passwordOnly }} />
    </FormFrame>
  )
}

/** Props of {@link CredentialSignUp}. */
export interface CredentialSignUpProps {
  /** Asks for the password once only. @default false */
  noPasswordRepeat?: boolean
}

/** The form to sign up with email and password, then redirect to the page after sign-up. */
export function CredentialSignUp({ noPasswordRepeat }: CredentialSignUpProps) {
  return (
    <FormFrame fields={noPasswordRepeat ? 2 : 3}>
      <Lazy code={signUpFormCode} props={{ methods: passwordOnly, noPasswordRepeat }} />
    </FormFrame>
  )
}

/** The form to sign in or up with an email code, then redirect to the page after sign-in. */
export function MagicLinkSignIn() {
  return (
    <FormFrame fields={1}>
      <Lazy code={signInFormCode} props={{ methods: codeOnly }} />
    </FormFrame>
  )
}

/** A button that goes to a provider to sign in there. */
export function OAuthButton(props: OAuthButtonProps) {
  return (
    <FormFrame fields={0}>
      <Lazy code={oauthButtonCode} props={props} />
    </FormFrame>
  )
}

/** A button for each provider of the project. */
export function OAuthButtonGroup(props: OAuthButtonGroupProps) {
  return (
    <FormFrame fields={0}>
      <Lazy code={oauthButtonGroupCode} props={props} />
    </FormFrame>
  )
}

/** The button to sign in with a passkey; nothing in a browser that knows none. */
export function PasskeyButton() {
  return (
    <FormFrame fields={0}>
      <Lazy code={passkeyButtonCode} props={{}} />
    </FormFrame>
  )
}
