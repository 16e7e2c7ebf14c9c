import type { CurrentUser, SecondFactor } from '@app/core'
import { useState } from 'react'
import { AuthForm } from '../forms/auth-form'
import { mailedCodeProblems } from '../forms/code-rules'
import { Resend } from '../forms/resend'
import { SecondFactorForm, type SecondFactorKind } from '../forms/second-factor-form'
import { useCodeForm } from '../forms/use-code-form'
import type { Refusal } from '../forms/use-form'
import { useMessages } from '../i18n/use-messages'
import { CodeField } from '../ui/code-field'
import type { ProofFlow } from './proof-flow'

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
  const { form, field } = useCodeForm(submit)

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
      <AuthForm
        form={form}
        primary={{ label: t('reauth.confirm'), pendingLabel: t('reauth.pending') }}
      >
        <CodeField {...field} />
      </AuthForm>
      <Resend send={sendAgain} />
    </>
  )
}

/** Props of {@link ProofBySecondFactor}. */
export interface ProofBySecondFactorProps {
  attemptCode: string
  user: CurrentUser
  flow: ProofFlow
  kind: SecondFactorKind
  onKindChange: (kind: SecondFactorKind) => void
  /** This attempt does not count any more, with what to say about it. */
  onOver: (why: string) => void
}

/** Asks for the code of an authenticator app, or for a recovery code in its place. */
export function ProofBySecondFactor(props: ProofBySecondFactorProps) {
  const { attemptCode, user, flow, kind, onKindChange, onOver } = props
  const { t } = useMessages()

  async function complete(factor: SecondFactor) {
    const { app } = flow.proof
    const result = await app.completeMfa({ attemptCode, ...factor, noRedirect: true })
    // The proof has an app of its own: the one behind it does not know that a code was used.
    const isUsed = result.status === 'ok' && factor.recoveryCode !== undefined
    if (isUsed) void Promise.allSettled([user.getRecoveryCodeStatus()])
    return flow.settle(result)
  }

  return (
    <SecondFactorForm
      kind={kind}
      onKindChange={onKindChange}
      complete={complete}
      onEnd={(end) => onOver(t(`secondFactor.${end}Title`))}
      primary={{ label: t('reauth.confirm'), pendingLabel: t('reauth.pending') }}
    />
  )
}
