import { useRef, useState } from 'react'
import { AuthForm } from '../../forms/auth-form'
import {
  findNewPasswordProblems,
  NewPasswordFields,
  type NewPasswordName,
  toPasswordRefusal,
} from '../../forms/new-password'
import { rememberTypedEmail } from '../../forms/typed-email'
import { useForm } from '../../forms/use-form'
import { UsernameHint } from '../../forms/username-hint'
import { useApp } from '../../hooks/use-app'
import { preloadProject, useProject } from '../../hooks/use-project'
import { useUser } from '../../hooks/use-user'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { useCallResult } from '../../lib/use-call-result'
import { useQuery } from '../../location/use-query'
import { Card } from '../../page/card'
import { CardActions } from '../../page/card-actions'
import { CardSkeleton } from '../../page/card-skeleton'
import {
  findLinkProblem,
  isWholeCode,
  type LinkProblem,
} from '../../page/link-problem/link-problem'
import { LinkProblemCard } from '../../page/link-problem/link-problem-card'
import { LinkRecipient } from '../../page/link-problem/link-recipient'
import { Page } from '../../page/page'
import type { QueryPageProps } from '../../page/page-props'
import { isSameEmail } from '../../users/same-email'
import { SignInSteps } from '../flow/sign-in-steps'
import { SignedInCard } from '../flow/signed-in-card'
import { useSignInAgain } from '../flow/use-sign-in-again'
import { askForSecondFactor, useSignInFlow } from '../flow/use-sign-in-flow'
import { useTermsStep } from '../terms/use-terms-step'

/** Props of {@link PasswordResetPage}. */
export type PasswordResetProps = QueryPageProps

/** The page of a password reset link. Signs in with the new password. */
export function PasswordResetPage({ fullPage = false, searchParams }: PasswordResetProps) {
  const code = useQuery(searchParams)('code')
  const signIn = useSignInAgain(searchParams)
  return (
    <Page fullPage={fullPage} skeleton={<CardSkeleton fields={1} hasNewPassword />}>
      {isWholeCode(code) ? (
        <SignInSteps key={code} onGiveUp={() => void signIn()}>
          <ResetContent code={code} signIn={signIn} />
        </SignInSteps>
      ) : (
        <ResetProblem problem="invalid" />
      )}
    </Page>
  )
}

interface ResetContentProps {
  code: string
  signIn: () => Promise<void>
}

/** Outcome of a reset. */
type Outcome = 'signed-in' | 'signed-out' | LinkProblem

function ResetContent({ code, signIn }: ResetContentProps) {
  const app = useApp()
  const { t } = useMessages()
  const user = useUser()
  const [isSubmitted, setSubmitted] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // In parallel with the check of the code.
  preloadProject(app)
  const check = useCallResult(code, async (signal) => {
    const result = await app.verifyPasswordResetCode(code, { signal })
    return result.status === 'ok' ? result.data : findLinkProblem(result.error)
  })

  if (check === undefined) return <CardSkeleton fields={1} hasNewPassword />
  if (outcome === 'signed-in') {
    const primary = { label: t('action.continue'), run: () => app.redirectToAfterSignIn() }
    return (
      <Card title={t('reset.doneTitle')} lead={<p>{t('reset.signedInText')}</p>}>
        <CardActions primary={primary} />
      </Card>
    )
  }
  if (outcome === 'signed-out') {
    return (
      <Card title={t('reset.doneTitle')} lead={<p>{t('reset.doneText')}</p>}>
        <CardActions primary={{ label: t('action.signIn'), run: signIn }} />
      </Card>
    )
  }
  if (outcome) return <ResetProblem problem={outcome} />
  if (typeof check === 'string') return <ResetProblem problem={check} />
  const { email } = check
  // A link that another person sent must not replace the session by one of theirs.
  if (user && email !== null && !isSubmitted && !isSameEmail(user.primaryEmail, email)) {
    return <SignedInCard user={user} type="sign-in" automaticRedirect={false} />
  }
  const onSubmit = () => setSubmitted(true)
  return <ResetForm code={code} email={email} onSubmit={onSubmit} onOutcome={setOutcome} />
}

interface ResetFormProps {
  code: string
  /** Address of the account; `null` if the service does not return it. */
  email: string | null
  onSubmit: () => void
  onOutcome: (outcome: Outcome) => void
}

function ResetForm({ email, ...props }: ResetFormProps) {
  const { t } = useMessages()
  const minLength = useProject().config.passwordMinLength
  const { form, terms } = useReset({ email, minLength, ...props })
  const lead = (
    <>
      {email !== null && <LinkRecipient email={email} />}
      <p>{t('reset.text')}</p>
    </>
  )
  return (
    <>
      {/* Stays mounted behind the terms, with the typed password. */}
      <div hidden={!!terms.step}>
        <Card title={t('reset.title')} lead={lead}>
          <AuthForm
            form={form}
            primary={{ label: t('reset.submit'), pendingLabel: t('action.saving') }}
          >
            <UsernameHint email={email} />
            <NewPasswordFields
              label={t('field.newPassword')}
              problemOf={form.problemOf}
              minLength={minLength}
            />
          </AuthForm>
        </Card>
      </div>
      {terms.step}
    </>
  )
}

/** Resets the password, then signs in with it. */
function useReset({
  code,
  email,
  minLength,
  onSubmit,
  onOutcome,
}: ResetFormProps & { minLength: number }) {
  const app = useApp()
  const flow = useSignInFlow()
  const form = useForm<NewPasswordName>({
    names: ['password'],
    validate: (values) => findNewPasswordProblems(message, values, { minLength }),
    submit,
  })
  const acceptedTermsVersion = useRef<string>(undefined)
  // The reset of an address that another user added creates an account.
  const terms = useTermsStep((version) => {
    acceptedTermsVersion.current = version
    form.form.ref.current?.requestSubmit()
  })

  async function submit({ password }: Record<NewPasswordName, string>) {
    onSubmit()
    const accepted = { acceptedTermsVersion: acceptedTermsVersion.current }
    const result = await app.resetPassword({ code, password, ...accepted })
    if (result.status === 'ok') {
      onOutcome(await signIn(password))
      return undefined
    }
    if (await terms.ask(result.error)) return undefined
    const refusal = toPasswordRefusal(message, result.error)
    if (refusal.problems) return refusal
    onOutcome(findLinkProblem(result.error))
    return undefined
  }

  /** Signs in, or asks for the second factor; after a failure, the sign-in page is the next step. */
  async function signIn(password: string): Promise<Outcome> {
    if (email === null) return 'signed-out'
    rememberTypedEmail(email)
    const credential = { email, password, noRedirect: true }
    const result = await app.signInWithCredential(credential).catch(() => null)
    if (result?.status === 'ok') return 'signed-in'
    if (result) askForSecondFactor(flow, result.error)
    return 'signed-out'
  }

  return { form, terms }
}

function ResetProblem({ problem }: { problem: LinkProblem }) {
  const app = useApp()
  const { t } = useMessages()
  return (
    <LinkProblemCard
      problem={problem}
      primary={{ label: t('link.requestNew'), run: () => app.redirectToForgotPassword() }}
      secondary={{ label: t('action.goHome'), run: () => app.redirectToHome() }}
    />
  )
}
