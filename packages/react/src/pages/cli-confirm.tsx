import { type CurrentUser, HttpError } from '@app/core'
import { useState } from 'react'
import { Card } from '../components/card'
import { CardActions } from '../components/card-actions'
import { Page } from '../components/page'
import { nameOf } from '../components/user-name'
import { useApp } from '../hooks/use-app'
import { useQuery } from '../hooks/use-query'
import { useUser } from '../hooks/use-user'
import { useMessages } from '../messages/use-messages'
import type { QueryPageProps } from './page-props'

/** Props of {@link CliAuthConfirm}. */
export type CliAuthConfirmProps = QueryPageProps

/** The page where somebody lets a program on a command line sign in as them. */
export function CliAuthConfirm({ fullPage = true, searchParams }: CliAuthConfirmProps) {
  const code = useQuery(searchParams)('login_code')
  return (
    <Page fullPage={fullPage}>
      <ConfirmContent key={code} code={code} />
    </Page>
  )
}

type Step = 'ask' | 'done' | 'cancelled' | 'failed'

function ConfirmContent({ code }: { code: string | null }) {
  const app = useApp()
  const { t } = useMessages()
  const user = useUser({ or: 'redirect' })
  const [step, setStep] = useState<Step>(code ? 'ask' : 'failed')

  async function authorize() {
    try {
      const result = await app.confirmCliLogin(code ?? '')
      if (result.status === 'error') throw result.error
      setStep('done')
    } catch (error) {
      // The service says no more of a code that does not count (contract/http.md section 7.7).
      if (!(error instanceof HttpError && error.status === 400)) throw error
      setStep('failed')
    }
  }

  function cancel() {
    // Only a window that a program opened can be closed by a page.
    setStep('cancelled')
    window.close()
  }

  if (step === 'ask') return <AskCard user={user} onAuthorize={authorize} onCancel={cancel} />
  return (
    <Card title={t(`cli.${step}Title`)} lead={<p>{t(`cli.${step}Text`)}</p>}>
      {step === 'done' && (
        <CardActions primary={{ label: t('cli.close'), run: () => window.close() }} />
      )}
      {step === 'failed' && (
        <CardActions
          primary={{ label: t('action.goHome'), run: () => app.redirectToHome() }}
          secondary={code ? { label: t('action.retry'), run: () => setStep('ask') } : undefined}
        />
      )}
    </Card>
  )
}

interface AskCardProps {
  user: CurrentUser
  onAuthorize: () => Promise<void>
  onCancel: () => void
}

function AskCard({ user, onAuthorize, onCancel }: AskCardProps) {
  const { t } = useMessages()
  const name = nameOf(user)
  const lead = (
    <>
      <p>{name ? t('cli.textOf', { name }) : t('cli.text')}</p>
      <p>
        <strong>{t('cli.warning')}</strong>
      </p>
    </>
  )
  return (
    <Card title={t('cli.title')} lead={lead}>
      <CardActions
        primary={{ label: t('cli.authorize'), pendingLabel: t('cli.pending'), run: onAuthorize }}
        secondary={{ label: t('action.cancel'), run: onCancel }}
      />
    </Card>
  )
}
