import type { CurrentUser, SecondFactor } from '@app/core'
import { type ReactNode, useState } from 'react'
import { AuthForm } from '../forms/auth-form'
import { emailCodeProblems } from '../forms/code-rules'
import { Resend } from '../forms/resend'
import { SecondFactorForm, type SecondFactorKind } from '../forms/second-factor/second-factor-form'
import { useCodeForm } from '../forms/use-code-form'
import type { Refusal } from '../forms/use-form'
import { message } from '../i18n/message'
import { useMessages } from '../i18n/use-messages'
import { CodeField } from '../ui/code-field'
import type { ReauthenticationFlow } from './reauthentication-flow'

/** Props of {@link EmailCodeForm}. */
export interface EmailCodeFormProps {
  email: string
  /** Part of the code that is not in the email. */
  nonce: string
  flow: ReauthenticationFlow
}

/** Asks for the code of the email that was just sent. */
export function EmailCodeForm({ email, nonce: first, flow }: EmailCodeFormProps) {
  const { t } = useMessages()
  const [nonce, setNonce] = useState(first)
  const { app } = flow.reauthentication
  const { form, field } = useCodeForm(submit)

  async function submit(code: string): Promise<Refusal<'code'> | undefined> {
    const error = await flow.settle(
      await app.signInWithMagicLink(code + nonce, { noRedirect: true }),
    )
    if (!error) return undefined
    const problem = emailCodeProblems[error.errorCode]
    return problem ? { problems: { code: message(problem) }, clear: 'code' } : { error }
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

/** Props of {@link SecondFactorReauthentication}. */
export interface SecondFactorReauthenticationProps {
  attemptCode: string
  user: CurrentUser
  flow: ReauthenticationFlow
  kind: SecondFactorKind
  onKindChange: (kind: SecondFactorKind) => void
  /** Called with the reason when the attempt has ended. */
  onOver: (why: ReactNode) => void
}

/** Asks for a code of the authenticator app, or a recovery code in its place. */
export function SecondFactorReauthentication(props: SecondFactorReauthenticationProps) {
  const { attemptCode, user, flow, kind, onKindChange, onOver } = props
  const { t } = useMessages()

  async function complete(factor: SecondFactor) {
    const { app } = flow.reauthentication
    const result = await app.completeMfa({ attemptCode, ...factor, noRedirect: true })
    // The re-authentication has its own app: the app behind it does not know that a recovery code
    // was used.
    const isUsed = result.status === 'ok' && factor.recoveryCode !== undefined
    if (isUsed) void Promise.allSettled([user.getRecoveryCodeStatus()])
    return flow.settle(result)
  }

  return (
    <SecondFactorForm
      kind={kind}
      onKindChange={onKindChange}
      complete={complete}
      onEnd={(end) => onOver(message(`secondFactor.${end}Title`))}
      primary={{ label: t('reauth.confirm'), pendingLabel: t('reauth.pending') }}
    />
  )
}
