import { isKnownError } from '@app/core'
import { useId } from 'react'
import { useApp } from '../hooks/use-app'
import { type FieldProblems, type Refusal, useForm } from '../hooks/use-form'
import { useMessages } from '../messages/use-messages'
import {
  CredentialForm,
  type CredentialFormProps,
  EmailField,
  SecretField,
} from './credential-form'
import {
  findEmailProblem,
  findNewPasswordProblem,
  findRepeatProblem,
  passwordLength,
} from './credential-rules'
import { PageLink } from './page-link'

const names = ['email', 'password', 'repeatPassword'] as const
type Name = (typeof names)[number]

/** Props of {@link CredentialSignUp}. */
export interface CredentialSignUpProps extends CredentialFormProps {
  /** Asks for the password once only. @default false */
  noPasswordRepeat?: boolean
}

/** Creates an account with e-mail and password, then goes to where the visitor was heading. */
export function CredentialSignUp({
  noPasswordRepeat = false,
  onPendingChange,
}: CredentialSignUpProps) {
  const app = useApp()
  const { t } = useMessages()
  const failureId = useId()
  const form = useForm<Name>({ names, validate, submit, onPendingChange })

  function validate(values: Record<Name, string>): FieldProblems<Name> {
    const { password, repeatPassword } = values
    const email = findEmailProblem(values.email.trim())
    const chosen = findNewPasswordProblem(password)
    const repeated = noPasswordRepeat ? null : findRepeatProblem(password, repeatPassword)
    return {
      email: email && t(email),
      password: chosen && t(chosen, passwordLength),
      repeatPassword: repeated && t(repeated),
    }
  }

  async function submit({ email, password }: Record<Name, string>) {
    const result = await app.signUpWithCredential({ email: email.trim(), password })
    return result.status === 'ok' ? undefined : toRefusal(result.error)
  }

  function toRefusal(error: unknown): Refusal<Name> {
    if (isKnownError(error, 'USER_EMAIL_ALREADY_EXISTS')) return { problems: { email: emailTaken } }
    if (isKnownError(error, 'PASSWORD_TOO_SHORT')) {
      return { problems: { password: t('problem.passwordShort', passwordLength) } }
    }
    if (isKnownError(error, 'PASSWORD_TOO_LONG')) {
      return { problems: { password: t('problem.passwordLong', passwordLength) } }
    }
    return { error }
  }

  const emailTaken = (
    <>
      {t('error.emailTaken')} <PageLink to="signIn">{t('signUp.toExisting')}</PageLink>
    </>
  )

  return (
    <CredentialForm
      form={form}
      failureId={failureId}
      submitLabel={t('action.signUp')}
      pendingLabel={t('signUp.pending')}
    >
      <EmailField error={form.problemOf('email')} />
      <SecretField
        label={t('field.password')}
        name="password"
        autoComplete="new-password"
        hint={t('field.passwordHint', passwordLength)}
        error={form.problemOf('password')}
      />
      {!noPasswordRepeat && (
        <SecretField
          label={t('field.repeatPassword')}
          name="repeatPassword"
          autoComplete="new-password"
          error={form.problemOf('repeatPassword')}
        />
      )}
    </CredentialForm>
  )
}
