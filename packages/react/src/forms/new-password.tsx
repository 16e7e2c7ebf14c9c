import { isKnownError } from '@app/core'
import type { ReactNode } from 'react'
import { type Translate, useMessages } from '../i18n/use-messages'
import { SecretField } from './auth-form'
import { passwordLength } from './credential-rules'
import { findNewPasswordProblem, findRepeatProblem } from './new-password-rules'
import type { FieldProblems, Refusal } from './use-form'

/** Field names of a new password. */
export type NewPasswordName = 'password' | 'repeatPassword'

/** Finds the problems with a new password and its confirmation. */
export function findNewPasswordProblems(
  t: Translate,
  { password, repeatPassword }: Record<NewPasswordName, string>,
  noRepeat = false,
): FieldProblems<NewPasswordName> {
  const chosen = findNewPasswordProblem(password)
  const repeated = noRepeat ? null : findRepeatProblem(password, repeatPassword)
  return {
    password: chosen && t(chosen, passwordLength),
    repeatPassword: repeated && t(repeated),
  }
}

/** Maps an error of setting a password to its field, or to the whole form. */
export function toPasswordRefusal(t: Translate, error: unknown): Refusal<'password'> {
  if (isKnownError(error, 'PASSWORD_TOO_SHORT')) {
    return { problems: { password: t('problem.passwordShort', passwordLength) } }
  }
  if (isKnownError(error, 'PASSWORD_TOO_LONG')) {
    return { problems: { password: t('problem.passwordLong', passwordLength) } }
  }
  if (isKnownError(error, 'PASSWORD_REQUIREMENTS_NOT_MET')) {
    const isPersonal =
      error.errorCode === 'PASSWORD_REQUIREMENTS_NOT_MET' && error.details.reason === 'personal'
    const problem = isPersonal ? 'problem.passwordPersonal' : 'problem.passwordCommon'
    return { problems: { password: t(problem) } }
  }
  return { error }
}

/** Props of {@link NewPasswordFields}. */
export interface NewPasswordFieldsProps {
  /** Label of the password field. */
  label: string
  /** Returns the problem of a field. */
  problemOf: (name: NewPasswordName) => ReactNode
  /** Leaves out the confirmation field. @default false */
  noRepeat?: boolean
}

/** The fields for a new password, with its rule as a hint. */
export function NewPasswordFields({ label, problemOf, noRepeat = false }: NewPasswordFieldsProps) {
  const { t } = useMessages()
  return (
    <>
      <SecretField
        label={label}
        name="password"
        autoComplete="new-password"
        hint={t('field.passwordHint', passwordLength)}
        error={problemOf('password')}
      />
      {!noRepeat && (
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
