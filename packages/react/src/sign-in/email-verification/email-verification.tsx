import { isKnownError } from '@app/core'
import { useState } from 'react'
import { useApp } from '../../hooks/use-app'
import { useMessages } from '../../i18n/use-messages'
import { useQuery } from '../../location/use-query'
import { Card } from '../../page/card'
import { CardActions } from '../../page/card-actions'
import { findLinkProblem, isWholeCode, type LinkProblem } from '../../page/dead-link/link-problem'
import { Page } from '../../page/page'
import type { QueryPageProps } from '../../page/page-props'
import { VerificationDeadEnd } from './email-verification-dead-end'
import { OtherAccountCard } from './email-verification-other-account'

/** Props of {@link EmailVerificationPage}. */
export type EmailVerificationProps = QueryPageProps

type Step = 'ask' | 'done' | 'otherAccount' | Exclude<LinkProblem, 'used'>

/** The page of a verification link. Asks first, so that an email scanner can't use up the link. */
export function EmailVerificationPage({ fullPage = false, searchParams }: EmailVerificationProps) {
  const code = useQuery(searchParams)('code')
  return (
    <Page fullPage={fullPage}>
      {/* A new code starts over, even if only the query changes. */}
      <EmailVerificationContent key={code} code={code} />
    </Page>
  )
}

function EmailVerificationContent({ code }: { code: string | null }) {
  const app = useApp()
  const { t } = useMessages()
  const [step, setStep] = useState<Step>(isWholeCode(code) ? 'ask' : 'invalid')

  async function verify() {
    const result = await app.verifyEmail(code ?? '')
    setStep(result.status === 'ok' ? 'done' : stepAfter(result.error))
  }

  if (step === 'ask') {
    return (
      <Card title={t('verification.title')} lead={<p>{t('verification.text')}</p>}>
        <CardActions
          primary={{
            label: t('verification.verify'),
            pendingLabel: t('verification.pending'),
            run: verify,
          }}
          secondary={{ label: t('action.cancel'), run: () => app.redirectToHome() }}
        />
      </Card>
    )
  }
  if (step === 'done') {
    return (
      <Card title={t('verification.doneTitle')} lead={<p>{t('verification.doneText')}</p>}>
        <CardActions primary={{ label: t('action.goHome'), run: () => app.redirectToHome() }} />
      </Card>
    )
  }
  if (step === 'otherAccount') return <OtherAccountCard />
  return <VerificationDeadEnd reason={step} />
}

function stepAfter(error: unknown): Step {
  if (isKnownError(error, 'EMAIL_VERIFICATION_REQUIRES_SIGN_IN')) return 'otherAccount'
  const problem = findLinkProblem(error)
  // The button was pressed twice, or another tab verified the address.
  return problem === 'used' ? 'done' : problem
}
