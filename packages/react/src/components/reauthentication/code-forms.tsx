import { isKnownError } from '@app/core'
import { useState } from 'react'
import type { Refusal } from '../../hooks/use-form'
import { useMessages } from '../../messages/use-messages'
import { CodeField } from '../../ui/code-field'
import { AuthForm } from '../auth-form'
import { mailedCodeProblems } from '../code-rules'
import { Resend } from '../resend'
import { useCodeForm } from '../use-code-form'
import type { ProofFlow } from './proof-flow'

interface CodeFormProps {
  isNumeric?: boolean
  submit: (code: string) => Promise<Refusal<'code'> | undefined>
}

function CodeForm({ isNumeric, submit }: CodeFormProps) {
  const { t } = useMessages()
  const { form, field } = useCodeForm(submit)
  return (
    <AuthForm
      form={form}
      primary={{ label: t('reauth.confirm'), pendingLabel: t('reauth.pending') }}
    >
      <CodeField {...field} isNumeric={isNumeric} />
    </AuthForm>
  )
}

/** Props of {@link MailedCodeForm}. */
export interface MailedCodeFormProps {
  email: string
  /** The part of the code that is not in the mail. */
  nonce: string
  flow: ProofFlow
}

/** Asks for the code of a mail that was just sent. */
export function MailedCodeForm({ email, nonce: first, flow }: MailedCodeFormProps) {
  const { t } = useMessages()
  const [nonce, setNonce] = useState(first)
  const { app } = flow.proof

  async function submit(code: string): Promise<Refusal<'code'> | undefined> {
    const error = await flow.settle(
      await app.signInWithMagicLink(code + nonce, { noRedirect: true }),
    )
    if (!error) return undefined
    const problem = mailedCodeProblems[error.errorCode]
    return problem ? { problems: { code: t(problem) }, clear: 'code' } : { error }
  }

  async function sendAgain() {
    const result = await app.sendMagicLinkEmail(email)
    if (result.status === 'error') throw result.error
    setNonce(result.data.nonce)
  }

  return (
    <>
      <CodeForm submit={submit} />
      <Resend send={sendAgain} />
    </>
  )
}

/** Props of {@link SecondFactorForm}. */
export interface SecondFactorFormProps {
  attemptCode: string
  flow: ProofFlow
  /** This attempt does not count any more, with what to say about it. */
  onOver: (why: string) => void
}

/** Asks for the code of an authenticator app. */
export function SecondFactorForm({ attemptCode, flow, onOver }: SecondFactorFormProps) {
  const { t } = useMessages()

  async function submit(totp: string): Promise<Refusal<'code'> | undefined> {
    const result = await flow.proof.app.completeMfa({ attemptCode, totp, noRedirect: true })
    const error = await flow.settle(result)
    if (!error) return undefined
    if (isKnownError(error, 'INVALID_TOTP_CODE')) {
      return { problems: { code: t('problem.totpWrong') }, clear: 'code' }
    }
    if (!isKnownError(error, 'VERIFICATION_ERROR')) return { error }
    const isExhausted = isKnownError(error, 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED')
    onOver(t(isExhausted ? 'secondFactor.attemptsTitle' : 'secondFactor.lateTitle'))
    return undefined
  }

  return <CodeForm isNumeric submit={submit} />
}
