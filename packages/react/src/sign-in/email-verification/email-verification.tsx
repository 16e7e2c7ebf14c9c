import { isKnownError } from '@app/core'
import { useState } from 'react'
import { rememberTypedEmail } from '../../forms/typed-email'
import { useApp } from '../../hooks/use-app'
import { useUser } from '../../hooks/use-user'
import { useMessages } from '../../i18n/use-messages'
import { useQuery } from '../../location/use-query'
import { Card } from '../../page/card'
import { CardActions } from '../../page/card-actions'
import { findLinkProblem, type LinkProblem } from '../../page/link-problem/link-problem'
import { LinkRecipient } from '../../page/link-problem/link-recipient'
import { useLinkCheck } from '../../page/link-problem/use-link-check'
import { Page } from '../../page/page'
import type { QueryPageProps } from '../../page/page-props'
import { redirectAfterSignIn } from '../flow/redirect-after-sign-in'
import { useSignInAgain } from '../flow/use-sign-in-again'
import { OtherAccountCard } from './email-verification-other-account'
import { VerificationProblem } from './email-verification-problem'
import { RequiredVerification } from './required-verification'

/** Props of {@link EmailVerificationPage}. */
export type EmailVerificationProps = QueryPageProps

type Step = 'ask' | 'done' | 'otherAccount' | Exclude<LinkProblem, 'used'>

/** The page of a verification link. Asks first, so that an email scanner can't use up the link. */
export function EmailVerificationPage({ fullPage = false, searchParams }: EmailVerificationProps) {
  const query = useQuery(searchParams)
  const code = query('code')
  const isHeading = query('after_auth_return_to') !== null
  const toSignIn = useSignInAgain(searchParams)
  return (
    <Page fullPage={fullPage}>
      {/* A new code starts over, even if only the query changes. */}
      {code === null ? (
        <WithoutLink isHeading={isHeading} />
      ) : (
        <EmailVerificationContent key={code} code={code} toSignIn={toSignIn} />
      )}
    </Page>
  )
}

/** Shown to users who must verify their address, or for an incomplete link. */
function WithoutLink({ isHeading }: { isHeading: boolean }) {
  const user = useUser()
  const [wasRequired] = useState(user?.isEmailVerificationRequired === true)
  const isHere = user && (user.isEmailVerificationRequired || wasRequired || isHeading)
  return isHere ? <RequiredVerification user={user} /> : <VerificationProblem reason="invalid" />
}

interface EmailVerificationContentProps {
  code: string
  toSignIn: () => Promise<void>
}

function EmailVerificationContent({ code, toSignIn }: EmailVerificationContentProps) {
  const app = useApp()
  const { t } = useMessages()
  const [outcome, setOutcome] = useState<Step | null>(null)
  const check = useLinkCheck(code, (code, options) =>
    app.verifyEmailVerificationCode(code, options),
  )
  const step = outcome ?? (check.problem === null ? 'ask' : stepOf(check.problem))

  async function verify() {
    const result = await app.verifyEmail(code)
    setOutcome(result.status === 'ok' ? 'done' : stepAfter(result.error))
  }

  if (step === 'ask') {
    const lead = (
      <>
        <LinkRecipient email={check.email} />
        <p>{t('verification.text')}</p>
      </>
    )
    return (
      <Card title={t('verification.title')} lead={lead}>
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
  if (step === 'done') return <DoneCard email={check.email} toSignIn={toSignIn} />
  if (step === 'otherAccount') return <OtherAccountCard />
  return <VerificationProblem reason={step} />
}

interface DoneCardProps {
  /** The verified address, if it is known. */
  email: string | null
  toSignIn: () => Promise<void>
}

/** Continues to the app, or to sign-in for a visitor who opened the email on another device. */
function DoneCard({ email, toSignIn }: DoneCardProps) {
  const app = useApp()
  const user = useUser()
  const { t } = useMessages()
  const primary = user
    ? { label: t('action.continue'), run: () => redirectAfterSignIn(app, user) }
    : { label: t('action.signIn'), run: signIn }

  function signIn() {
    if (email) rememberTypedEmail(email)
    return toSignIn()
  }

  return (
    <Card title={t('verification.doneTitle')} lead={email && <LinkRecipient email={email} />}>
      <CardActions primary={primary} />
    </Card>
  )
}

function stepAfter(error: unknown): Step {
  if (isKnownError(error, 'EMAIL_VERIFICATION_REQUIRES_SIGN_IN')) return 'otherAccount'
  return stepOf(findLinkProblem(error))
}

/** A used link has verified the address: the button was pressed twice, or in another tab. */
function stepOf(problem: LinkProblem): Step {
  return problem === 'used' ? 'done' : problem
}
