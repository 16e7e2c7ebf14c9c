import { isKnownError } from '@app/core'
import { useId, useState } from 'react'
import { useApp } from '../hooks/use-app'
import type { Refusal } from '../hooks/use-form'
import { useSignInFlow } from '../hooks/use-sign-in-flow'
import { useMessages } from '../messages/use-messages'
import { CodeField } from '../ui/code-field'
import { AuthForm } from './auth-form'
import { Card } from './card'
import { CardActions } from './card-actions'
import { useCodeForm } from './use-code-form'

/** Props of {@link SecondFactorStep}. */
export interface SecondFactorStepProps {
  /** What the first step of the sign-in answered. */
  attemptCode: string
  /** To where the sign-in can be started again. */
  onBack: () => void
}

/** Asks for the code of an authenticator app. */
export function SecondFactorStep({ attemptCode, onBack }: SecondFactorStepProps) {
  const app = useApp()
  const { t } = useMessages()
  const flow = useSignInFlow()
  const leadId = useId()
  const [end, setEnd] = useState<'attempts' | 'late' | null>(null)
  const { form, field } = useCodeForm(submit)

  async function submit(code: string): Promise<Refusal<'code'> | undefined> {
    const result = await flow.during(() => app.completeMfa({ attemptCode, totp: code }))
    if (result.status === 'ok') return undefined
    if (isKnownError(result.error, 'INVALID_TOTP_CODE')) {
      return { problems: { code: t('problem.totpWrong') }, clear: 'code' }
    }
    if (!isKnownError(result.error, 'VERIFICATION_ERROR')) return { error: result.error }
    const isExhausted = isKnownError(result.error, 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED')
    setEnd(isExhausted ? 'attempts' : 'late')
    return undefined
  }

  if (end) {
    return (
      <Card title={t(`secondFactor.${end}Title`)} lead={<p>{t('secondFactor.endText')}</p>}>
        <CardActions primary={{ label: t('secondFactor.startAgain'), run: onBack }} />
      </Card>
    )
  }
  return (
    <Card title={t('secondFactor.title')} lead={<p id={leadId}>{t('secondFactor.text')}</p>}>
      <AuthForm
        form={form}
        primary={{ label: t('action.signIn'), pendingLabel: t('signIn.pending') }}
        secondary={{ label: t('action.cancel'), onClick: onBack }}
      >
        <CodeField {...field} isNumeric describedBy={leadId} />
      </AuthForm>
    </Card>
  )
}
