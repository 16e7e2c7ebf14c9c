import { AuthForm, VisitorEmailField } from '../../forms/auth-form'
import { Resend } from '../../forms/resend'
import { useEmailForm } from '../../forms/use-email-form'
import { useApp } from '../../hooks/use-app'
import { useUser } from '../../hooks/use-user'
import { useMessages } from '../../i18n/use-messages'
import { Card } from '../../page/card'
import { CardActions } from '../../page/card-actions'
import { CardSkeleton } from '../../page/card-skeleton'
import { Page } from '../../page/page'
import { PageLink } from '../../page/page-link'
import type { PageProps } from '../../page/page-props'
import { EmailAddress } from '../../users/email-address'
import { SignedInCard } from '../flow/signed-in-card'
import { useHistoryStep } from '../flow/use-history-step'

/** Props of {@link ForgotPasswordPage}. */
export type ForgotPasswordProps = PageProps

/** The page to request a password reset email. */
export function ForgotPasswordPage({ fullPage = false }: ForgotPasswordProps) {
  return (
    <Page fullPage={fullPage} skeleton={<CardSkeleton fields={1} />}>
      <ForgotPasswordContent />
    </Page>
  )
}

function ForgotPasswordContent() {
  const app = useApp()
  const user = useUser()
  const [sentTo, setSentTo, goBack] = useHistoryStep<string>('sent-to')

  async function send(email: string) {
    const result = await app.sendForgotPasswordEmail(email)
    if (result.status === 'error') throw result.error
    setSentTo(email)
  }

  if (user) return <SignedInCard user={user} type="sign-in" automaticRedirect={false} />
  if (!sentTo) return <RequestResetCard send={send} />
  return <ResetSentCard email={sentTo} send={send} onChangeAddress={goBack} />
}

function RequestResetCard({ send }: { send: (email: string) => Promise<void> }) {
  const { t } = useMessages()
  const form = useEmailForm({ submit: send })
  const lead = (
    <p>
      {t('forgot.text')} <PageLink to="signIn">{t('forgot.toSignIn')}</PageLink>
    </p>
  )
  return (
    <Card title={t('forgot.title')} lead={lead}>
      <AuthForm
        form={form}
        primary={{ label: t('forgot.send'), pendingLabel: t('sentEmail.sending') }}
      >
        <VisitorEmailField error={form.problemOf('email')} />
      </AuthForm>
    </Card>
  )
}

interface ResetSentCardProps {
  email: string
  send: (email: string) => Promise<void>
  onChangeAddress: () => void
}

/** Shows the same text whether or not the address has an account, against enumeration. */
function ResetSentCard({ email, send, onChangeAddress }: ResetSentCardProps) {
  const app = useApp()
  const { t } = useMessages()
  return (
    <Card
      title={t('sentEmail.title')}
      lead={
        <p>
          <EmailAddress text={t('forgot.sentText', { email })} email={email} />
        </p>
      }
    >
      <CardActions primary={{ label: t('forgot.toSignIn'), run: () => app.redirectToSignIn() }} />
      <Resend send={() => send(email)} onChangeAddress={onChangeAddress} />
    </Card>
  )
}
