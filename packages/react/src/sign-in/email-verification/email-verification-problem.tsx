import type { CurrentUser } from '@app/core'
import { isKnownError } from '@app/core'
import { type ReactNode, useState } from 'react'
import { useApp } from '../../hooks/use-app'
import { useUser } from '../../hooks/use-user'
import { useMessages } from '../../i18n/use-messages'
import { Card } from '../../page/card'
import { CardActions } from '../../page/card-actions'
import type { LinkProblem } from '../../page/link-problem/link-problem'

interface VerificationProblemProps {
  reason: Exclude<LinkProblem, 'used'>
}

/** Explains why a link does not verify an address, and offers a new one if it can be sent. */
export function VerificationProblem({ reason }: VerificationProblemProps) {
  const app = useApp()
  const { t } = useMessages()
  const user = useUser()
  const title = t(`link.${reason}Title`)
  const advice = reason === 'invalid' && <p>{t('link.invalidText')}</p>
  const goHome = { label: t('action.goHome'), run: () => app.redirectToHome() }

  // After a broken link, there may be nothing to verify.
  if (user && !(advice && (!user.primaryEmail || user.primaryEmailVerified))) {
    return <NewLinkCard title={title} advice={advice} user={user} />
  }
  const signIn = { label: t('action.signIn'), run: () => app.redirectToSignIn() }
  const lead = (
    <>
      {advice}
      {!user && <p>{t('verification.signInText')}</p>}
    </>
  )
  return (
    <Card title={title} lead={lead}>
      <CardActions primary={user ? goHome : signIn} secondary={user ? undefined : goHome} />
    </Card>
  )
}

interface NewLinkCardProps {
  title: string
  /** Advice for before it. */
  advice: ReactNode
  user: CurrentUser
}

/** Sends a new link to the user's own address. */
function NewLinkCard({ title, advice, user }: NewLinkCardProps) {
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

  if (outcome !== 'none') {
    const isSent = outcome === 'sent'
    const text = isSent && t('verification.sentText', { email: user.primaryEmail ?? '' })
    return (
      <Card
        title={t(isSent ? 'sentEmail.title' : 'verification.doneTitle')}
        lead={text && <p>{text}</p>}
      >
        <CardActions primary={goHome} />
      </Card>
    )
  }
  const lead = (
    <>
      {advice}
      <p>{t('link.expiredText')}</p>
    </>
  )
  return (
    <Card title={title} lead={lead}>
      <CardActions
        primary={{
          label: t('verification.sendNew'),
          pendingLabel: t('sentEmail.sending'),
          run: send,
        }}
        secondary={goHome}
      />
    </Card>
  )
}
