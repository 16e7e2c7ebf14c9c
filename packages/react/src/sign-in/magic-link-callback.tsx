import { useState } from 'react'
import { useApp } from '../hooks/use-app'
import { useMessages } from '../i18n/use-messages'
import { useQuery } from '../location/use-query'
import { Card } from '../page/card'
import { CardActions } from '../page/card-actions'
import { findLinkProblem, type LinkProblem } from '../page/link-problem/link-problem'
import { LinkProblemCard } from '../page/link-problem/link-problem-card'
import { LinkRecipient } from '../page/link-problem/link-recipient'
import { useLinkCheck } from '../page/link-problem/use-link-check'
import { Page } from '../page/page'
import type { QueryPageProps } from '../page/page-props'
import { SignedOutContent } from './flow/signed-out-content'
import { useSignInAgain } from './flow/use-sign-in-again'
import { askForSecondFactor, useSignInFlow } from './flow/use-sign-in-flow'
import { useTermsStep } from './terms/use-terms-step'

/** Props of {@link MagicLinkCallbackPage}. */
export type MagicLinkCallbackProps = QueryPageProps

/** The page of a magic link. Asks first, so that an email scanner can't use up the link. */
export function MagicLinkCallbackPage({ fullPage = false, searchParams }: MagicLinkCallbackProps) {
  const code = useQuery(searchParams)('code')
  const toSignIn = useSignInAgain(searchParams)
  return (
    <Page fullPage={fullPage}>
      <SignedOutContent key={code} type="sign-in" onGiveUp={() => void toSignIn()}>
        <MagicLinkContent code={code} toSignIn={toSignIn} />
      </SignedOutContent>
    </Page>
  )
}

interface MagicLinkContentProps {
  code: string | null
  toSignIn: () => Promise<void>
}

function MagicLinkContent({ code, toSignIn }: MagicLinkContentProps) {
  const app = useApp()
  const { t } = useMessages()
  const flow = useSignInFlow()
  const [failure, setFailure] = useState<LinkProblem | null>(null)
  const check = useLinkCheck(code, (code, options) => app.verifyMagicLinkCode(code, options))
  const [isPressed, setPressed] = useState(false)
  // Ignore the check once the button is pressed: after the sign-in, it would report the link as used.
  const problem = failure ?? (isPressed ? null : check.problem)
  const terms = useTermsStep(signIn)
  const goHome = () => app.redirectToHome()

  async function signIn(acceptedTermsVersion?: string) {
    setPressed(true)
    const options = { acceptedTermsVersion }
    const result = await flow.during(() => app.signInWithMagicLink(code ?? '', options))
    if (result.status === 'ok' || askForSecondFactor(flow, result.error)) return
    if (await terms.ask(result.error)) return
    setFailure(findLinkProblem(result.error))
  }

  if (problem) {
    return (
      <LinkProblemCard
        problem={problem}
        primary={{ label: t('link.requestNew'), run: toSignIn }}
        secondary={{ label: t('action.goHome'), run: goHome }}
      />
    )
  }
  if (terms.step) return terms.step
  const lead = (
    <>
      <LinkRecipient email={check.email} />
      <p>{t('magicLink.text')}</p>
    </>
  )
  return (
    <Card title={t('magicLink.title')} lead={lead}>
      <CardActions
        primary={{
          label: t('action.signIn'),
          pendingLabel: t('signIn.pending'),
          run: () => signIn(),
        }}
        secondary={{ label: t('action.cancel'), run: goHome }}
      />
    </Card>
  )
}
