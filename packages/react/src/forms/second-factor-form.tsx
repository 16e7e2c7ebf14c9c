import { isKnownError, type MfaError, type SecondFactor } from '@app/core'
import { useMessages } from '../i18n/use-messages'
import { CodeField } from '../ui/code-field'
import { TextField } from '../ui/field'
import { AuthForm, type AuthFormProps } from './auth-form'
import { findRecoveryCodeProblem, toPlainCode } from './code-rules'
import { useCodeForm } from './use-code-form'
import type { Refusal } from './use-form'

/** How a second step is completed: by the authenticator app, or by a recovery code in its place. */
export type SecondFactorKind = 'app' | 'recovery'

/** Why a second step cannot be completed any more. */
export type SecondFactorEnd = 'attempts' | 'late'

interface FactorFormProps extends Pick<AuthFormProps, 'primary' | 'secondary'> {
  /** Sends a code. Gives what is wrong with it, `null` when it went through. */
  complete: (factor: SecondFactor) => Promise<MfaError | null>
  /** This attempt does not count any more. */
  onEnd: (end: SecondFactorEnd) => void
  /** Id of the text that says which code is asked for. */
  describedBy?: string
}

/** Props of {@link SecondFactorForm}. */
export interface SecondFactorFormProps extends FactorFormProps {
  kind: SecondFactorKind
  onKindChange: (kind: SecondFactorKind) => void
}

/** Texts that say which code is asked for. */
export const secondFactorTexts = {
  app: 'secondFactor.text',
  recovery: 'secondFactor.recoveryText',
} as const satisfies Record<SecondFactorKind, string>

/** Asks for the code of an authenticator app, or for a recovery code. */
export function SecondFactorForm({ kind, onKindChange, ...props }: SecondFactorFormProps) {
  const { t } = useMessages()
  const isByApp = kind === 'app'
  return (
    <>
      {isByApp ? <AppCodeForm {...props} /> : <RecoveryCodeForm {...props} />}
      <p className="stack-form__other">
        <button
          type="button"
          className="stack-link"
          onClick={() => onKindChange(isByApp ? 'recovery' : 'app')}
        >
          {t(isByApp ? 'secondFactor.useRecoveryCode' : 'secondFactor.useApp')}
        </button>
      </p>
    </>
  )
}

function AppCodeForm({ complete, onEnd, describedBy, ...buttons }: FactorFormProps) {
  const { t } = useMessages()
  const { form, field } = useCodeForm(async (totp) => {
    const error = await complete({ totp })
    if (!isKnownError(error, 'INVALID_TOTP_CODE')) return toRefusal(error, onEnd)
    return { problems: { code: t('problem.totpWrong') }, clear: 'code' }
  })
  return (
    <AuthForm form={form} {...buttons}>
      <CodeField {...field} isNumeric describedBy={describedBy} />
    </AuthForm>
  )
}

function RecoveryCodeForm({ complete, onEnd, describedBy, ...buttons }: FactorFormProps) {
  const { t } = useMessages()
  const { form, field } = useCodeForm(submit, findRecoveryCodeProblem)

  async function submit(typed: string): Promise<Refusal<'code'> | undefined> {
    try {
      const error = await complete({ recoveryCode: toPlainCode(typed) })
      if (!isKnownError(error, 'INVALID_RECOVERY_CODE')) return toRefusal(error, onEnd)
      // The typed text stays: a letter of it may be all that is wrong.
      return { problems: { code: t('problem.recoveryWrong') } }
    } catch (error) {
      // Services of the plain contract know codes of authenticator apps only.
      if (!isKnownError(error, 'SCHEMA_ERROR')) throw error
      return { problems: { code: t('problem.recoveryUnknown') } }
    }
  }

  return (
    <AuthForm form={form} {...buttons}>
      <TextField
        {...field}
        label={t('secondFactor.recoveryCode')}
        describedBy={describedBy}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        required
      />
    </AuthForm>
  )
}

function toRefusal(
  error: MfaError | null,
  onEnd: (end: SecondFactorEnd) => void,
): Refusal<'code'> | undefined {
  if (!error) return undefined
  if (!isKnownError(error, 'VERIFICATION_ERROR')) return { error }
  const isExhausted = isKnownError(error, 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED')
  onEnd(isExhausted ? 'attempts' : 'late')
  return undefined
}
