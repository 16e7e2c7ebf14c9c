import type { CurrentUser } from '@app/core'
import { isKnownError } from '@app/core'
import { useState } from 'react'
import { useApp } from '../../hooks/use-app'
import { useUser } from '../../hooks/use-user'
import { useMessages } from '../../i18n/use-messages'
import { Card } from '../../page/card'
import { CardActions } from '../../page/card-actions'
import type { LinkProblem } from '../../page/dead-link/link-problem'

interface VerificationDeadEndProps {
  reason: Exclude<LinkProblem, 'used'>
}

/** Explains why a link does not verify an address, and offers a new one if it can be sent. */
export function VerificationDeadEnd({ reason }: VerificationDeadEndProps) {
  const app = useApp()
  const { t } = useMessages()
  const user = useUser()
  const title = t(`link.${reason}Title`)

  if (reason === 'invalid') {
    return (
      <Card title={title} lead={<p>{t('link.invalidText')}</p>}>
        <CardActions primary={{ label: t('action.goHome'), run: () => app.redirectToHome() }} />
      </Card>
    )
  }
  if (user) return <NewLinkCard title={title} user={user} />
  return (
    <Card title={title} lead={<p>{t('verification.signInText')}</p>}>
      <CardActions
        primary={{ label: t('action.signIn'), run: () => app.redirectToSignIn() }}
        secondary={{ label: t('action.goHome'), run: () => app.redirectToHome() }}
      />
    </Card>
  )
}

/** Sends a new link to the user's own address. */
function NewLinkCard({ title, user }: { title: string; user: CurrentUser }) {
  const app = useApp()
  const { t } = useMessages()
  const [outcome, setOutcome] = useState<'none' | 'sent' | 'verified'>('none')
  const goHome = { label: t('action.goHome'), run: () => app.redirectToHome() }

  async function send() {
    const result = await user.sendVerificationEmail()
    if (result.status === 'ok') return setOutcome('sent')
    if (isKnownError(result.error, 'EMAIL_ALREADY_VERIFIED')) return setOutcome('verified')
    throw result.error
  }

  if (outcome === 'sent') {
    const text = t('verification.sentText', { email: user.primaryEmail ?? '' })
    return (
      <Card title={t('verification.sentTitle')} lead={<p>{text}</p>}>
        <CardActions primary={goHome} />
      </Card>
    )
  }
  if (outcome === 'verified') {
    return (
      <Card title={t('verification.doneTitle')} lead={<p>{t('verification.doneText')}</p>}>
        <CardActions primary={goHome} />
      </Card>
    )
  }
  return (
    <Card title={title} lead={<p>{t('link.expiredText')}</p>}>
      <CardActions
        primary={{
          label: t('verification.sendNew'),
          pendingLabel: t('verification.sending'),
          run: send,
        }}
        secondary={goHome}
      />
    </Card>
  )
}
