import { isKnownError } from '@app/core'
import { useId } from 'react'
import { useApp } from '../hooks/use-app'
import { type FieldProblems, type Refusal, useForm } from '../hooks/use-form'
import { useMessages } from '../messages/use-messages'
import { CredentialForm, type CredentialFormProps, EmailField } from './credential-form'
import { findEmailProblem } from './credential-rules'
import { findNewPasswordProblems, NewPasswordFields, toPasswordRefusal } from './new-password'
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
    const email = findEmailProblem(values.email.trim())
    return { email: email && t(email), ...findNewPasswordProblems(t, values, noPasswordRepeat) }
  }

  async function submit({ email, password }: Record<Name, string>) {
    const result = await app.signUpWithCredential({ email: email.trim(), password })
    return result.status === 'ok' ? undefined : toRefusal(result.error)
  }

  function toRefusal(error: unknown): Refusal<Name> {
    if (isKnownError(error, 'USER_EMAIL_ALREADY_EXISTS')) return { problems: { email: emailTaken } }
    return toPasswordRefusal(t, error)
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
      <NewPasswordFields
        label={t('field.password')}
        problemOf={form.problemOf}
        noRepeat={noPasswordRepeat}
      />
    </CredentialForm>
  )
}
