import { useId, useRef } from 'react'
import { AuthForm } from '../../forms/auth-form'
import { useForm } from '../../forms/use-form'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { useFocusOnMount } from '../../lib/use-focus-on-mount'
import { Card } from '../../page/card'
import { TermsBox } from './terms-box'

/** Props of {@link TermsStep}. */
export interface TermsStepProps {
  /** Called once the terms are accepted; a thrown error is shown as a failure. */
  accept: () => unknown
  onBack: () => void
}

/** Asks for the terms of service, for a sign-in that turned out to create an account. */
export function TermsStep({ accept, onBack }: TermsStepProps) {
  const { t } = useMessages()
  const leadId = useId()
  const box = useRef<HTMLInputElement>(null)
  useFocusOnMount(box)
  const form = useForm<'terms'>({
    names: ['terms'],
    validate: () => ({ terms: box.current?.checked ? undefined : message('terms.missing') }),
    async submit() {
      await accept()
      return undefined
    },
  })
  return (
    <Card title={t('signUp.title')} lead={<p id={leadId}>{t('terms.text')}</p>}>
      <AuthForm
        form={form}
        primary={{ label: t('action.signUp'), pendingLabel: t('signUp.pending') }}
        secondary={{ label: t('action.cancel'), onClick: onBack }}
      >
        <TermsBox ref={box} describedBy={leadId} error={form.problemOf('terms')} />
      </AuthForm>
    </Card>
  )
}
