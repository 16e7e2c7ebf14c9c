import { type CliLoginRequest, type CurrentUser, HttpError } from '@app/core'
import { useState } from 'react'
import { useApp } from '../../hooks/use-app'
import { useUser } from '../../hooks/use-user'
import { formatAge } from '../../i18n/age'
import { useMessages } from '../../i18n/use-messages'
import { useCallResult } from '../../lib/use-call-result'
import { useQuery } from '../../location/use-query'
import { Card } from '../../page/card'
import { CardActions } from '../../page/card-actions'
import { CardSkeleton } from '../../page/card-skeleton'
import { Page } from '../../page/page'
import type { QueryPageProps } from '../../page/page-props'
import { NamedText } from '../../users/named-text'
import { nameOf } from '../../users/user-name'

/** Props of {@link CliAuthConfirmPage}. */
export type CliAuthConfirmProps = QueryPageProps

/** The page that authorizes a command-line program to sign in as the user. */
export function CliAuthConfirmPage({ fullPage = true, searchParams }: CliAuthConfirmProps) {
  const code = useQuery(searchParams)('login_code')
  return (
    <Page fullPage={fullPage}>
      <ConfirmContent key={code} code={code} />
    </Page>
  )
}

type Step = 'ask' | 'done' | 'canceled' | 'failed'

function ConfirmContent({ code }: { code: string | null }) {
  const app = useApp()
  const { t } = useMessages()
  const user = useUser({ or: 'redirect' })
  const [step, setStep] = useState<Step>('ask')
  const request = useCallResult(code ?? '', async (signal) =>
    code ? app.getCliLoginRequest(code, { signal }) : null,
  )

  async function authorize() {
    try {
      const result = await app.confirmCliLogin(code ?? '')
      if (result.status === 'error') throw result.error
      setStep('done')
    } catch (error) {
      // The service does not distinguish the reasons why a code is invalid.
      if (!(error instanceof HttpError && error.status === 400)) throw error
      setStep('failed')
    }
  }

  function cancel() {
    setStep('canceled')
    // Browsers do not let a page close a tab that the user opened or that has a history: so the text tells the user to.
    window.close()
  }

  if (request === undefined) return <CardSkeleton />
  if (request && step === 'ask') {
    return (
      <AuthorizeCliCard user={user} request={request} onAuthorize={authorize} onCancel={cancel} />
    )
  }
  const outcome = step === 'ask' ? 'failed' : step
  return (
    <Card title={t(`cli.${outcome}Title`)} lead={<p>{t(`cli.${outcome}Text`)}</p>}>
      {outcome === 'failed' && (
        <CardActions
          primary={{ label: t('action.goHome'), run: () => app.redirectToHome() }}
          secondary={request ? { label: t('action.retry'), run: () => setStep('ask') } : undefined}
        />
      )}
    </Card>
  )
}

interface AuthorizeCliCardProps {
  user: CurrentUser
  request: CliLoginRequest
  onAuthorize: () => Promise<void>
  onCancel: () => void
}

function AuthorizeCliCard({ user, request, onAuthorize, onCancel }: AuthorizeCliCardProps) {
  const { t, lang } = useMessages()
  const { userCode, startedAt, address } = request
  const name = nameOf(user)
  const lead = (
    <>
      <p>{name ? <NamedText name={name} text={t('cli.textOf', { name })} /> : t('cli.text')}</p>
      <p>
        <strong>{t('cli.warning')}</strong>
      </p>
    </>
  )
  return (
    <Card title={t('cli.title')} lead={lead}>
      <div className="stack-text">
        <p>{t('cli.code')}</p>
        <code className="stack-user-code">{userCode}</code>
        {startedAt && address && (
          <p>
            {t('cli.requested', {
              time: formatAge(startedAt, new Date(), lang) ?? t('time.justNow'),
              address,
            })}
          </p>
        )}
      </div>
      <CardActions
        primary={{ label: t('cli.authorize'), pendingLabel: t('cli.pending'), run: onAuthorize }}
        secondary={{ label: t('action.cancel'), run: onCancel }}
      />
    </Card>
  )
}
