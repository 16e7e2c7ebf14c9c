import { Card } from '../components/card'
import { CardActions } from '../components/card-actions'
import { KnownErrorContent } from '../components/known-error-content'
import { Page } from '../components/page'
import { useApp } from '../hooks/use-app'
import { useQuery } from '../hooks/use-query'
import { useSignInAgain } from '../hooks/use-sign-in-again'
import { findTextOfCode } from '../messages/failure'
import type { MessageId } from '../messages/message-id'
import { useMessages } from '../messages/use-messages'
import type { QueryPageProps } from './page-props'

/** Props of {@link ErrorPage}. */
export type ErrorPageProps = QueryPageProps

const titles: Record<string, MessageId> = {
  OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER: 'errorPage.connectTitle',
  USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION: 'errorPage.connectTitle',
  OAUTH_PROVIDER_ACCESS_DENIED: 'errorPage.deniedTitle',
}

/**
 * Where the service sends the browser when a sign-in elsewhere went wrong. Shows only our own words:
 * anybody can write a `message` into a link.
 */
export function ErrorPage({ fullPage = false, searchParams }: ErrorPageProps) {
  const code = useQuery(searchParams)('errorCode') ?? ''
  const toSignIn = useSignInAgain(searchParams)
  return (
    <Page fullPage={fullPage}>
      <ErrorContent code={code} toSignIn={toSignIn} />
    </Page>
  )
}

interface ErrorContentProps {
  code: string
  toSignIn: () => Promise<void>
}

function ErrorContent({ code, toSignIn }: ErrorContentProps) {
  const app = useApp()
  const { t } = useMessages()
  const title = titles[code]
  if (!title) return <KnownErrorContent code={code} />
  const goHome = { label: t('action.goHome'), run: () => app.redirectToHome() }
  const signIn = { label: t('errorPage.signInAgain'), run: toSignIn }
  const isDenied = code === 'OAUTH_PROVIDER_ACCESS_DENIED'
  return (
    <Card title={t(title)} lead={<p>{t(findTextOfCode(code) ?? 'errorPage.unknownText')}</p>}>
      {isDenied ? (
        <CardActions primary={signIn} secondary={goHome} />
      ) : (
        <CardActions primary={goHome} />
      )}
    </Card>
  )
}
