import { type ClientApp, navigate } from '@app/core'
import { useApp } from '../hooks/use-app'
import { useUser } from '../hooks/use-user'
import { findTextOfCode } from '../i18n/failure'
import type { MessageId } from '../i18n/messages/message-id'
import { useMessages } from '../i18n/use-messages'
import { useQuery } from '../location/use-query'
import { Card } from '../page/card'
import { CardActions } from '../page/card-actions'
import { KnownErrorContent } from '../page/known-error-content'
import { Page } from '../page/page'
import type { QueryPageProps } from '../page/page-props'
import { useSignInAgain } from '../sign-in/flow/use-sign-in-again'
import { TermsCard } from '../sign-in/oauth/terms-card'

/** Props of {@link ErrorPageContent}. */
export type ErrorPageProps = QueryPageProps

const denied = 'OAUTH_PROVIDER_ACCESS_DENIED'
const emailTaken = 'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE'
/** Sign-ups refused for now or for this address, where another sign-in may succeed. */
const refusals = ['EMAIL_DOMAIN_NOT_ALLOWED', 'SIGN_UP_HOOK_FAILED']
const termsNotAccepted = 'TERMS_NOT_ACCEPTED'
const takenAccount = 'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER'
const notConnected = [takenAccount, 'USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION']

/**
 * The page for errors of a sign-in with a provider. Shows only messages of the package, as any link
 * can carry a `message`.
 */
export function ErrorPageContent({ fullPage = false, searchParams }: ErrorPageProps) {
  const query = useQuery(searchParams)
  const code = query('errorCode') ?? ''
  return (
    <Page fullPage={fullPage}>
      <ErrorContent code={code} details={query('details')} searchParams={searchParams} />
    </Page>
  )
}

interface ErrorContentProps extends CardProps {
  code: string
  details: string | null
}

function ErrorContent({ code, details, searchParams }: ErrorContentProps) {
  const text = findTextOfCode(code)
  if (code === denied) return <DeniedCard searchParams={searchParams} />
  if (code === termsNotAccepted) return <TermsCard searchParams={searchParams} />
  if (notConnected.includes(code)) {
    return <NotConnectedCard searchParams={searchParams} errorCode={code} />
  }
  if (!text) return <UnknownErrorCard searchParams={searchParams} />
  if (code === emailTaken || refusals.includes(code)) {
    return (
      <SignInAgainCard
        title="oauth.failedTitle"
        text={code === emailTaken ? 'errorPage.emailTakenText' : text}
        searchParams={searchParams}
      />
    )
  }
  return <KnownErrorContent code={code} details={parseJson(details ?? '')} />
}

/** Parses a parameter of the URL, which may be anything; `null` if it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The user canceled at a provider, during a sign-in or while connecting an account. */
function DeniedCard({ searchParams }: CardProps) {
  if (useUser()) return <NotConnectedCard searchParams={searchParams} />
  return (
    <SignInAgainCard
      title="errorPage.deniedTitle"
      text="error.accessDenied"
      searchParams={searchParams}
    />
  )
}

/** An unknown error. A signed-in user was connecting an account; anyone else was signing in. */
function UnknownErrorCard({ searchParams }: CardProps) {
  const toSignIn = useSignInAgain(searchParams)
  const toStart = useStart(searchParams)
  return (
    <ActionsCard
      title="failure.unknownTitle"
      text="failure.unknown"
      label="action.retry"
      run={useUser() ? toStart : toSignIn}
    />
  )
}

type CardProps = Pick<ErrorPageProps, 'searchParams'>

interface SignInAgainCardProps extends CardProps {
  title: MessageId
  text: MessageId
}

/** Error of a sign-in, with a link to the sign-in page. */
function SignInAgainCard({ searchParams, ...texts }: SignInAgainCardProps) {
  const toSignIn = useSignInAgain(searchParams)
  return <ActionsCard {...texts} label="oauth.signInAgain" run={toSignIn} />
}

interface NotConnectedCardProps extends CardProps {
  errorCode?: string
}

/** Error while connecting an account, with a link back to where it started. */
function NotConnectedCard({ searchParams, errorCode = '' }: NotConnectedCardProps) {
  const app = useApp()
  const toStart = useStart(searchParams)
  // A page that needs the account would repeat at once what was refused: the settings let the user choose.
  const run = errorCode === takenAccount ? () => toConnectedAccounts(app) : toStart
  const text = findTextOfCode(errorCode) ?? 'errorPage.notConnectedText'
  return <ActionsCard title="errorPage.connectTitle" text={text} label="action.retry" run={run} />
}

/** Returns a function that leads to where connecting an account began. */
function useStart(searchParams: ErrorPageProps['searchParams']): () => Promise<void> {
  const app = useApp()
  const hasPlace = useQuery(searchParams)('after_auth_return_to') !== null
  return () => (hasPlace ? app.redirectToAfterSignIn() : toConnectedAccounts(app))
}

function toConnectedAccounts(app: ClientApp<true>): Promise<void> {
  return navigate(app, `${app.urls.accountSettings}#auth`)
}

interface ActionsCardProps {
  title: MessageId
  text: MessageId
  /** Label of the primary button. */
  label: MessageId
  run: () => Promise<void>
}

/** An error, with the way to start again and the way home. */
function ActionsCard({ title, text, label, run }: ActionsCardProps) {
  const app = useApp()
  const { t } = useMessages()
  return (
    <Card title={t(title)} lead={<p>{t(text)}</p>}>
      <CardActions
        primary={{ label: t(label), run }}
        secondary={{ label: t('action.goHome'), run: () => app.redirectToHome() }}
      />
    </Card>
  )
}
