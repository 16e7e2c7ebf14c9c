import type { NewUserOptions } from '@app/core'
import { useId, useRef } from 'react'
import { AuthForm } from '../../forms/auth-form'
import { emailCodeProblems } from '../../forms/code-rules'
import { Resend } from '../../forms/resend'
import { useCodeForm } from '../../forms/use-code-form'
import type { Refusal } from '../../forms/use-form'
import { useApp } from '../../hooks/use-app'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { Card } from '../../page/card'
import { CodeField } from '../../ui/code-field'
import { EmailAddress } from '../../users/email-address'
import { useTermsStep } from '../terms/use-terms-step'
import { rememberLastUsed } from './last-used'
import { askForSecondFactor, useSignInFlow } from './use-sign-in-flow'

/** Props of {@link EmailCodeStep}. */
export interface EmailCodeStepProps {
  email: string
  /** Part of the code that is not in the email. */
  nonce: string
  /** Values of the user, if the code creates one. */
  newUser?: NewUserOptions
  onBack: () => void
}

/** Asks for the code of the email that was just sent. */
export function EmailCodeStep({ email, nonce, newUser, onBack }: EmailCodeStepProps) {
  const app = useApp()
  const { t } = useMessages()
  const flow = useSignInFlow()
  const leadId = useId()
  const { form, field } = useCodeForm(submit)
  const accepted = useRef<NewUserOptions>({})
  const terms = useTermsStep((acceptedTermsVersion) => {
    accepted.current = { acceptedTermsVersion }
    form.form.ref.current?.requestSubmit()
  })

  async function submit(code: string): Promise<Refusal<'code'> | undefined> {
    const options = { ...newUser, ...accepted.current }
    const result = await flow.during(() => app.signInWithMagicLink(code + nonce, options))
    if (result.status === 'ok' || askForSecondFactor(flow, result.error)) {
      rememberLastUsed('magic-link')
      return undefined
    }
    if (await terms.ask(result.error)) return undefined
    const problem = emailCodeProblems[result.error.errorCode]
    return problem
      ? { problems: { code: message(problem) }, clear: 'code' }
      : { error: result.error }
  }

  async function sendAgain() {
    const result = await app.sendMagicLinkEmail(email)
    if (result.status === 'error') throw result.error
    flow.ask({ kind: 'email-code', email, nonce: result.data.nonce, newUser })
  }

  return (
    <>
      {/* Stays mounted behind the terms, with the typed code. */}
      <div hidden={!!terms.step}>
        <Card
          title={t('sentEmail.title')}
          lead={
            <p id={leadId}>
              <EmailAddress text={t('emailCode.text', { email })} email={email} />
            </p>
          }
        >
          <AuthForm
            form={form}
            primary={{ label: t('action.signIn'), pendingLabel: t('signIn.pending') }}
          >
            <CodeField {...field} describedBy={leadId} />
          </AuthForm>
          <Resend send={sendAgain} onChangeAddress={onBack} />
        </Card>
      </div>
      {terms.step}
    </>
  )
}
