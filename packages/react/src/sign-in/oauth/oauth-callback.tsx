import type { ClientApp } from '@app/core'
import { Suspense } from 'react'
import { useApp } from '../../hooks/use-app'
import { useUser } from '../../hooks/use-user'
import { describeFailure, toFailure } from '../../i18n/failure'
import { useMessages } from '../../i18n/use-messages'
import { useCallResult } from '../../lib/use-call-result'
import { useSlow } from '../../lib/use-slow'
import { useQuery } from '../../location/use-query'
import { Card } from '../../page/card'
import { CardActions } from '../../page/card-actions'
import { Page } from '../../page/page'
import type { QueryPageProps } from '../../page/page-props'
import { rememberStarted } from '../flow/last-used'
import { SignedInCard } from '../flow/signed-in-card'
import { useSignInAgain } from '../flow/use-sign-in-again'
import { askForSecondFactor, useSignInFlow } from '../flow/use-sign-in-flow'
import { ProviderReturn } from './provider-return'

/** Props of {@link OAuthCallbackPage}. */
export type OAuthCallbackProps = QueryPageProps

/** The page that a provider redirects to: completes the sign-in, then redirects. */
export function OAuthCallbackPage({ fullPage = false, searchParams }: OAuthCallbackProps) {
  const toSignIn = useSignInAgain(searchParams)
  const state = useQuery(searchParams)('state')
  return (
    <Page fullPage={fullPage}>
      <Suspense fallback={<WaitingCard />}>
        <ProviderReturn state={state} onGiveUp={() => void toSignIn()}>
          {(signingIn) => <OAuthCallbackContent signingIn={signingIn} toSignIn={toSignIn} />}
        </ProviderReturn>
      </Suspense>
    </Page>
  )
}

interface OAuthCallbackContentProps {
  /** App that the returning user is signed in to. */
  signingIn: ClientApp<true>
  toSignIn: () => Promise<void>
}

type Outcome = 'done' | 'nothing-to-do' | { error: unknown }

function OAuthCallbackContent({ signingIn, toSignIn }: OAuthCallbackContentProps) {
  const flow = useSignInFlow()
  const outcome = useCallResult('callback', complete)

  async function complete(signal: AbortSignal): Promise<Outcome> {
    const result = await signingIn.callOAuthCallback()
    if (result.status === 'ok' && !result.data) return 'nothing-to-do'
    if (result.status === 'error' && signal.aborted) return 'done'
    if (result.status === 'ok' || askForSecondFactor(flow, result.error)) {
      rememberStarted()
      return 'done'
    }
    return { error: result.error }
  }

  if (outcome === undefined || outcome === 'done') return <WaitingCard />
  if (outcome === 'nothing-to-do') return <NothingToDo toSignIn={toSignIn} />
  return <FailedCard error={outcome.error} toSignIn={toSignIn} />
}

function WaitingCard() {
  const app = useApp()
  const { t } = useMessages()
  const isSlow = useSlow(3000)
  return (
    <Card
      title={t('oauth.title')}
      lead={
        <p className="stack-waiting">
          <span className="stack-spinner" />
          <span role="status">{isSlow ? t('page.slow') : ''}</span>
        </p>
      }
    >
      {isSlow && (
        <CardActions secondary={{ label: t('action.goHome'), run: () => app.redirectToHome() }} />
      )}
    </Card>
  )
}

/**
 * Shown for a URL that was already used, by this browser (then it is signed in) or by another one.
 */
function NothingToDo({ toSignIn }: { toSignIn: () => Promise<void> }) {
  const user = useUser()
  if (user) return <SignedInCard user={user} type="sign-in" automaticRedirect />
  return <FailedCard toSignIn={toSignIn} />
}

interface FailedCardProps {
  error?: unknown
  toSignIn: () => Promise<void>
}

function FailedCard({ error, toSignIn }: FailedCardProps) {
  const app = useApp()
  const messages = useMessages()
  const { t } = messages
  const failure = toFailure(error)
  const text = failure.isNamed ? describeFailure(failure, messages) : t('oauth.failedText')
  return (
    <Card title={t('oauth.failedTitle')} lead={<p>{text}</p>}>
      <CardActions
        primary={{ label: t('oauth.signInAgain'), run: toSignIn }}
        secondary={{ label: t('action.goHome'), run: () => app.redirectToHome() }}
      />
    </Card>
  )
}
