import { isKnownError } from '@app/core'
import { message } from '../../i18n/message'
import type { MessageId } from '../../i18n/messages/message-id'
import { useMessages } from '../../i18n/use-messages'
import { TextField } from '../../ui/field'
import { AuthForm } from '../auth-form'
import { useCodeForm } from '../use-code-form'
import type { Refusal } from '../use-form'
import { type FactorFormProps, toRefusal } from './second-factor-attempt'

/** Asks for a recovery code in place of the code of an authenticator app. */
export function RecoveryCodeForm({ complete, onEnd, describedBy, primary }: FactorFormProps) {
  const { t } = useMessages()
  const { form, field } = useCodeForm(submit, findRecoveryCodeProblem)

  async function submit(typed: string): Promise<Refusal<'code'> | undefined> {
    try {
      const error = await complete({ recoveryCode: toPlainCode(typed) })
      if (!isKnownError(error, 'INVALID_RECOVERY_CODE')) return toRefusal(error, onEnd)
      // Keep the typed text: only one letter of it may be wrong.
      return { problems: { code: message('problem.recoveryWrong') } }
    } catch (error) {
      // Services of the original protocol support only codes of authenticator apps.
      if (!isKnownError(error, 'SCHEMA_ERROR')) throw error
      return { problems: { code: message('problem.recoveryUnknown') } }
    }
  }

  return (
    <AuthForm form={form} primary={primary}>
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

/** Length of a recovery code without separators. */
const recoveryCodeLength = 10

/** Removes the separators of a code: hyphens, dashes and spaces. Full-width letters become ASCII. */
function toPlainCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[^a-z\d]/gi, '')
}

/** Finds a problem that makes a typed recovery code invalid before the service checks it. */
function findRecoveryCodeProblem(typed: string): MessageId | null {
  const { length } = toPlainCode(typed)
  if (length === 0) return 'problem.codeMissing'
  return length === recoveryCodeLength ? null : 'problem.recoveryShort'
}
