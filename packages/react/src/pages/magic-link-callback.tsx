import { useState } from 'react'
import { Card } from '../components/card'
import { CardActions } from '../components/card-actions'
import { DeadLinkCard } from '../components/dead-link-card'
import { findLinkProblem, isWholeCode, type LinkProblem } from '../components/link-problem'
import { Page } from '../components/page'
import { useApp } from '../hooks/use-app'
import { useQuery } from '../hooks/use-query'
import { useSignInAgain } from '../hooks/use-sign-in-again'
import { askForSecondFactor, useSignInFlow } from '../hooks/use-sign-in-flow'
import { useMessages } from '../messages/use-messages'
import { Entrance } from './entrance'
import type { QueryPageProps } from './page-props'

/** Props of {@link MagicLinkCallback}. */
export type MagicLinkCallbackProps = QueryPageProps

/** The page behind the link of a sign-in mail. Asks first, so that no mail scanner spends it. */
export function MagicLinkCallback({ fullPage = false, searchParams }: MagicLinkCallbackProps) {
  const code = useQuery(searchParams)('code')
  const toSignIn = useSignInAgain(searchParams)
  return (
    <Page fullPage={fullPage}>
      <Entrance key={code} type="sign-in" onGiveUp={() => void toSignIn()}>
        <CallbackContent code={code} toSignIn={toSignIn} />
      </Entrance>
    </Page>
  )
}

interface CallbackContentProps {
  code: string | null
  toSignIn: () => Promise<void>
}

function CallbackContent({ code, toSignIn }: CallbackContentProps) {
  const app = useApp()
  const { t } = useMessages()
  const flow = useSignInFlow()
  const [problem, setProblem] = useState<LinkProblem | null>(isWholeCode(code) ? null : 'invalid')
  const goHome = () => app.redirectToHome()

  async function signIn() {
    const result = await flow.during(() => app.signInWithMagicLink(code ?? ''))
    if (result.status === 'ok' || askForSecondFactor(flow, result.error)) return
    setProblem(findLinkProblem(result.error))
  }

  if (problem) {
    return (
      <DeadLinkCard
        problem={problem}
        primary={{ label: t('link.requestNew'), run: toSignIn }}
        secondary={{ label: t('action.goHome'), run: goHome }}
      />
    )
  }
  return (
    <Card title={t('magicLink.title')} lead={<p>{t('magicLink.text')}</p>}>
      <CardActions
        primary={{ label: t('action.signIn'), pendingLabel: t('signIn.pending'), run: signIn }}
        secondary={{ label: t('action.cancel'), run: goHome }}
      />
    </Card>
  )
}
