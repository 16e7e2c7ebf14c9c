import { isKnownError } from '@app/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { MessageValues } from '../i18n/format-message'
import type { MessageId } from '../i18n/messages/message-id'
import { useMessages } from '../i18n/use-messages'
import { estimateStrength, type PasswordStrength } from '../lib/password-strength'
import { CheckIcon } from '../ui/check-icon'
import { SecretField } from './auth-form'
import { passwordLength } from './credential-rules'
import { findNewPasswordProblem, findRepeatProblem } from './new-password-rules'
import type { FieldProblems, Refusal } from './use-form'

/** Returns the message of a problem: `message`, or `t` for problems that are shown at once. */
type Describe = (id: MessageId, values?: MessageValues) => ReactNode

/** Field names of a new password. */
export type NewPasswordName = 'password' | 'repeatPassword'

/** Rules for a new password. */
export interface NewPasswordRules {
  /** Whether there is a field to confirm it. @default false */
  hasRepeat?: boolean | undefined
  /** Minimum length: `passwordMinLength` of the project. @default 8 */
  minLength?: number | undefined
}

/** Finds the problems with a new password and, if there is a field for it, its confirmation. */
export function findNewPasswordProblems(
  describe: Describe,
  { password, repeatPassword }: Record<NewPasswordName, string>,
  { hasRepeat = false, minLength = passwordLength.min }: NewPasswordRules = {},
): FieldProblems<NewPasswordName> {
  const chosen = findNewPasswordProblem(password, minLength)
  const repeated = hasRepeat ? findRepeatProblem(password, repeatPassword) : null
  return {
    password: chosen && describe(chosen, { ...passwordLength, min: minLength }),
    repeatPassword: repeated && describe(repeated),
  }
}

/** Maps an error of setting a password to its field, or to the whole form. */
export function toPasswordRefusal(describe: Describe, error: unknown): Refusal<'password'> {
  if (isKnownError(error, 'PASSWORD_TOO_SHORT')) {
    const { min_length: min } = error.details
    return { problems: { password: describe('problem.passwordShort', { min }) } }
  }
  if (isKnownError(error, 'PASSWORD_TOO_LONG')) {
    return { problems: { password: describe('problem.passwordLong', passwordLength) } }
  }
  if (isKnownError(error, 'PASSWORD_REQUIREMENTS_NOT_MET')) {
    const isPersonal =
      error.errorCode === 'PASSWORD_REQUIREMENTS_NOT_MET' && error.details.reason === 'personal'
    const problem = isPersonal ? 'problem.passwordPersonal' : 'problem.passwordCommon'
    return { problems: { password: describe(problem) } }
  }
  return { error }
}

/** Props of {@link NewPasswordFields}. */
export interface NewPasswordFieldsProps {
  /** Label of the password field. */
  label: string
  /** Returns the problem of a field. */
  problemOf: (name: NewPasswordName) => ReactNode
  /** Adds a field to confirm the password. @default false */
  hasRepeat?: boolean | undefined
  /** Minimum length: `passwordMinLength` of the project. @default 8 */
  minLength?: number | undefined
}

/** The field for a new password, with its rule as a live hint, and its strength. */
export function NewPasswordFields({
  label,
  problemOf,
  hasRepeat = false,
  minLength = passwordLength.min,
}: NewPasswordFieldsProps) {
  const { t } = useMessages()
  // For password managers (Apple, "Customizing Password AutoFill Rules"); React has no type for it.
  const generatorRules = {
    passwordrules: `minlength: ${minLength}; maxlength: ${passwordLength.max};`,
  }
  const [typed, setTyped] = useState({ password: '', email: '' })
  const isShort = typed.password.length < minLength
  const problem = problemOf('password')
  // Not beside an error, which takes the place of its bar.
  const strength = problem ? undefined : findStrength(typed, isShort)

  function follow({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) {
    const email = form?.elements.namedItem('email')
    setTyped({ password: value, email: email instanceof HTMLInputElement ? email.value : '' })
  }
  return (
    <>
      <div>
        <SecretField
          label={label}
          name="password"
          autoComplete="new-password"
          {...generatorRules}
          hint={
            <span className="stack-rule" data-stack-met={!isShort || undefined}>
              <CheckIcon />
              {t('field.passwordHint', { min: minLength })}{' '}
              <span role="status">{strength && t(`strength.${strength}`)}</span>
            </span>
          }
          error={problem}
          onInput={follow}
        />
        <div className="stack-strength" data-stack-strength={strength} />
      </div>
      {hasRepeat && (
        <SecretField
          label={t('field.repeatPassword')}
          name="repeatPassword"
          autoComplete="new-password"
          error={problemOf('repeatPassword')}
        />
      )}
    </>
  )
}

/** Returns the strength of a password; `undefined` before the first character. */
function findStrength(
  { password, email }: { password: string; email: string },
  isShort: boolean,
): PasswordStrength | undefined {
  if (!password) return undefined
  // No other quality makes up for it.
  return isShort ? 'weak' : estimateStrength(password, email)
}
