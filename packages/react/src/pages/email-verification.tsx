import { isKnownError } from '@app/core'
import { useState } from 'react'
import { Card } from '../components/card'
import { CardActions } from '../components/card-actions'
import { Page } from '../components/page'
import { useApp } from '../hooks/use-app'
import { useQuery } from '../hooks/use-query'
import { useMessages } from '../messages/use-messages'
import { VerificationDeadEnd } from './email-verification-dead-end'
import type { QueryPageProps } from './page-props'

/** Props of {@link EmailVerification}. */
export type EmailVerificationProps = QueryPageProps

type Step = 'ask' | 'done' | 'invalid' | 'expired' | 'attempts'

/** Codes are this long; a shorter one was cut off on the way from the mail. */
const codeLength = 45

/** The page behind the link of a verification mail. Asks first, so that no mail scanner spends it. */
export function EmailVerification({ fullPage = false, searchParams }: EmailVerificationProps) {
  const code = useQuery(searchParams)('code')
  return (
    <Page fullPage={fullPage}>
      {/* Another code is another page, also when only the query of the address changes. */}
      <EmailVerificationContent key={code} code={code} />
    </Page>
  )
}

function EmailVerificationContent({ code }: { code: string | null }) {
  const app = useApp()
  const { t } = useMessages()
  const [step, setStep] = useState<Step>(code?.length === codeLength ? 'ask' : 'invalid')

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
  return <VerificationDeadEnd reason={step} />
}

function stepAfter(error: unknown): Step {
  // Somebody pressed the button twice, or verified in another tab: it is verified.
  if (isKnownError(error, 'VERIFICATION_CODE_ALREADY_USED')) return 'done'
  if (isKnownError(error, 'VERIFICATION_CODE_EXPIRED')) return 'expired'
  if (isKnownError(error, 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED')) return 'attempts'
  if (isKnownError(error, 'VERIFICATION_CODE_NOT_FOUND')) return 'invalid'
  throw error
}
