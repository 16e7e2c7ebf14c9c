import { useState } from 'react'
import { AuthForm } from '../../forms/auth-form'
import {
  findNewPasswordProblems,
  NewPasswordFields,
  type NewPasswordName,
  toPasswordRefusal,
} from '../../forms/new-password'
import { useForm } from '../../forms/use-form'
import { useApp } from '../../hooks/use-app'
import { useMessages } from '../../i18n/use-messages'
import { useCallResult } from '../../lib/use-call-result'
import { useQuery } from '../../location/use-query'
import { Card } from '../../page/card'
import { CardActions } from '../../page/card-actions'
import { CardSkeleton } from '../../page/card-skeleton'
import { DeadLinkCard } from '../../page/dead-link/dead-link-card'
import { findLinkProblem, isWholeCode, type LinkProblem } from '../../page/dead-link/link-problem'
import { Page } from '../../page/page'
import type { QueryPageProps } from '../../page/page-props'
import { useSignInAgain } from '../flow/use-sign-in-again'

/** Props of {@link PasswordResetPage}. */
export type PasswordResetProps = QueryPageProps

/** The page of a password reset link. */
export function PasswordResetPage({ fullPage = false, searchParams }: PasswordResetProps) {
  const code = useQuery(searchParams)('code')
  const signIn = useSignInAgain(searchParams)
  return (
    <Page fullPage={fullPage} skeleton={<CardSkeleton fields={2} />}>
      {isWholeCode(code) ? (
        <ResetContent key={code} code={code} signIn={signIn} />
      ) : (
        <DeadEnd problem="invalid" />
      )}
    </Page>
  )
}

interface ResetContentProps {
  code: string
  signIn: () => Promise<void>
}

function ResetContent({ code, signIn }: ResetContentProps) {
  const app = useApp()
  const { t } = useMessages()
  const [outcome, setOutcome] = useState<'done' | LinkProblem | null>(null)
  const check = useCallResult(code, async (signal) => {
    const result = await app.verifyPasswordResetCode(code, { signal })
    return result.status === 'ok' ? 'fine' : findLinkProblem(result.error)
  })

  if (check === undefined) return <CardSkeleton fields={2} />
  if (outcome === 'done') {
    return (
      <Card title={t('reset.doneTitle')} lead={<p>{t('reset.doneText')}</p>}>
        <CardActions primary={{ label: t('action.signIn'), run: signIn }} />
      </Card>
    )
  }
  const problem = outcome ?? (check === 'fine' ? null : check)
  return problem ? <DeadEnd problem={problem} /> : <ResetForm code={code} onOutcome={setOutcome} />
}

const names = ['password', 'repeatPassword'] as const

interface ResetFormProps {
  code: string
  onOutcome: (outcome: 'done' | LinkProblem) => void
}

function ResetForm({ code, onOutcome }: ResetFormProps) {
  const app = useApp()
  const { t } = useMessages()
  const form = useForm<NewPasswordName>({
    names,
    validate: (values) => findNewPasswordProblems(t, values),
    submit,
  })

  async function submit({ password }: Record<NewPasswordName, string>) {
    const result = await app.resetPassword({ code, password })
    if (result.status === 'ok') {
      onOutcome('done')
      return undefined
    }
    const refusal = toPasswordRefusal(t, result.error)
    if (refusal.problems) return refusal
    onOutcome(findLinkProblem(result.error))
    return undefined
  }

  return (
    <Card title={t('reset.title')} lead={<p>{t('reset.text')}</p>}>
      <AuthForm
        form={form}
        primary={{ label: t('reset.submit'), pendingLabel: t('reset.pending') }}
      >
        <NewPasswordFields label={t('reset.newPassword')} problemOf={form.problemOf} />
      </AuthForm>
    </Card>
  )
}

function DeadEnd({ problem }: { problem: LinkProblem }) {
  const app = useApp()
  const { t } = useMessages()
  return (
    <DeadLinkCard
      problem={problem}
      primary={{ label: t('link.requestNew'), run: () => app.redirectToForgotPassword() }}
      secondary={{ label: t('action.goHome'), run: () => app.redirectToHome() }}
    />
  )
}
