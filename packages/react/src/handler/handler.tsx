import type { ClientApp } from '@app/core'
import { type ReactNode, useEffect } from 'react'
import type { AccountSettingsProps } from '../account-settings/account-settings'
import type { CliAuthConfirmProps } from '../cli/cli-confirm'
import { AppContext } from '../hooks/app-context'
import { useApp } from '../hooks/use-app'
import { preloadProject } from '../hooks/use-project'
import { useIsKnown } from '../lib/use-is-known'
import { useFramed } from '../location/use-framed'
import { usePageLocation } from '../location/use-page-location'
import { CardSkeleton } from '../page/card-skeleton'
import { Lazy } from '../page/lazy'
import { Page } from '../page/page'
import type { EmailVerificationProps } from '../sign-in/email-verification/email-verification'
import type { MagicLinkCallbackProps } from '../sign-in/magic-link-callback'
import type { MfaProps } from '../sign-in/mfa'
import type { OAuthCallbackProps } from '../sign-in/oauth/oauth-callback'
import type { ForgotPasswordProps } from '../sign-in/password/forgot-password'
import type { PasswordResetProps } from '../sign-in/password/password-reset'
import type { SignInProps } from '../sign-in/sign-in'
import type { SignOutProps } from '../sign-in/sign-out'
import type { SignUpProps } from '../sign-in/sign-up'
import type { TeamInvitationProps } from '../teams/team-invitation'
import { framedCode, notFoundCode } from './code'
import type { ErrorPageProps } from './error'
import { findHandlerPage, type HandlerLocation, readLocation } from './handler-location'
import { type PageEntry, pages } from './page-table'

/** Further props of single pages. */
export interface HandlerComponentProps {
  SignIn?: Partial<SignInProps>
  SignUp?: Partial<SignUpProps>
  SignOut?: Partial<SignOutProps>
  ForgotPassword?: Partial<ForgotPasswordProps>
  PasswordReset?: Partial<PasswordResetProps>
  MagicLinkCallback?: Partial<MagicLinkCallbackProps>
  TeamInvitation?: Partial<TeamInvitationProps>
  Mfa?: Partial<MfaProps>
  OAuthCallback?: Partial<OAuthCallbackProps>
  CliAuthConfirmation?: Partial<CliAuthConfirmProps>
  EmailVerification?: Partial<EmailVerificationProps>
  ErrorPage?: Partial<ErrorPageProps>
  AccountSettings?: Partial<AccountSettingsProps>
}

/** Props of {@link Handler}. */
export interface HandlerProps {
  /** @default the app of `AppProvider` */
  app?: ClientApp<true>
  /** The pages are whole pages; `false` when they stand inside a host's own page. @default true */
  fullPage?: boolean
  componentProps?: HandlerComponentProps
  /** Current path, with or without query, as the host's router has it. @default the window's */
  location?: string
  /**
   * Goes to another address of this site in place of the current one, without loading it.
   *
   * @default loads it
   */
  navigate?: (to: string) => void
}

/**
 * All pages for signing in and out, by the path below `urls.handler`. Mount it at `/handler/*`.
 *
 * @example
 * <Route path="/handler/*" element={<Handler />} />
 */
export function Handler({ app, ...props }: HandlerProps) {
  const content = <HandlerContent {...props} />
  return app ? <AppContext.Provider value={app}>{content}</AppContext.Provider> : content
}

function HandlerContent(props: Omit<HandlerProps, 'app'>) {
  const { fullPage = true, componentProps = {}, location, navigate = replacePage } = props
  const app = useApp()
  const isKnown = useIsKnown()
  const isFramed = useFramed()
  const here = readLocation(location, usePageLocation(location))

  if (here === null || !isKnown) return <Loading fullPage={fullPage} />
  if (isFramed) {
    return (
      <Page fullPage={fullPage}>
        <Lazy code={framedCode} props={{ fullPage }} />
      </Page>
    )
  }

  const { path, moveTo } = findHandlerPage(app.urls, here)
  if (moveTo) {
    return (
      <Redirect to={moveTo} navigate={navigate}>
        <Loading fullPage={fullPage} />
      </Redirect>
    )
  }
  const entry: PageEntry = path ? pages[path] : { code: notFoundCode, name: 'NotFound' }
  const { Skeleton, isInFirstHtml } = entry
  // While the code of the page is on its way.
  if (isInFirstHtml) preloadProject(app)
  const extra = withoutUndefined((componentProps as Record<string, object>)[entry.name])
  return (
    <Page
      key={path}
      fullPage={extra.fullPage ?? fullPage}
      firstHtml={isInFirstHtml && entry.code}
      skeleton={Skeleton ? <Skeleton /> : <CardSkeleton fields={entry.fields} />}
    >
      <Lazy
        code={entry.code}
        props={{
          fullPage,
          automaticRedirect: true,
          searchParams: toSearchParams(here),
          ...extra,
        }}
      />
    </Page>
  )
}

function Loading({ fullPage }: { fullPage: boolean }) {
  return (
    <Page fullPage={fullPage}>
      <CardSkeleton />
    </Page>
  )
}

interface RedirectProps {
  to: string
  navigate: (to: string) => void
  children: ReactNode
}

function Redirect({ to, navigate, children }: RedirectProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: hosts write `navigate` in place
  useEffect(() => void navigate(to), [to])
  return children
}

function replacePage(to: string): void {
  window.location.replace(to)
}

function toSearchParams({ query }: HandlerLocation): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

function withoutUndefined(props: { fullPage?: boolean } = {}): { fullPage?: boolean } {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
}
