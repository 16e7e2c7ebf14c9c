import { isKnownError, type MfaError, type SecondFactor } from '@app/core'
import { useMessages } from '../i18n/use-messages'
import { useParts } from '../theme/parts'
import { CodeField } from '../ui/code-field'
import { TextField } from '../ui/field'
import { AuthForm, type AuthFormProps } from './auth-form'
import { findRecoveryCodeProblem, toPlainCode } from './code-rules'
import { useCodeForm } from './use-code-form'
import type { Refusal } from './use-form'

/** Kinds of a second factor: a code of the authenticator app, or a recovery code in its place. */
export type SecondFactorKind = 'app' | 'recovery'

/** Reasons why a sign-in with a second factor has ended. */
export type SecondFactorEnd = 'attempts' | 'late'

interface FactorFormProps extends Pick<AuthFormProps, 'primary' | 'secondary'> {
  /** Submits a code. Returns its error, or `null` on success. */
  complete: (factor: SecondFactor) => Promise<MfaError | null>
  /** Called when the attempt has ended. */
  onEnd: (end: SecondFactorEnd) => void
  /** Called with the id of the message that names the expected code. */
  describedBy?: string
}

/** Props of {@link SecondFactorForm}. */
export interface SecondFactorFormProps extends FactorFormProps {
  /** The factor that is asked for. */
  kind: SecondFactorKind
  /** Called when the user switches to the other factor. */
  onKindChange: (kind: SecondFactorKind) => void
}

/** Ids of the messages that name the expected code. */
export const secondFactorTexts = {
  app: 'secondFactor.text',
  recovery: 'secondFactor.recoveryText',
} as const satisfies Record<SecondFactorKind, string>

/** Asks for the code of an authenticator app, or for a recovery code. */
export function SecondFactorForm({ kind, onKindChange, ...props }: SecondFactorFormProps) {
  const { t } = useMessages()
  const { classOf } = useParts()
  const isByApp = kind === 'app'
  return (
    <>
      {isByApp ? <AppCodeForm {...props} /> : <RecoveryCodeForm {...props} />}
      <p className="stack-form__other">
        <button
          type="button"
          className={classOf('link', 'stack-link')}
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
      // Keep the typed text: only one letter of it may be wrong.
      return { problems: { code: t('problem.recoveryWrong') } }
    } catch (error) {
      // Services of the original protocol support only codes of authenticator apps.
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
