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
import { findEmailProblem, findPasswordProblem, passwordLength } from './credential-rules'
import { PageLink } from './page-link'

const names = ['email', 'password'] as const
type Name = (typeof names)[number]

/** Signs in by e-mail and password, then goes to where the visitor was heading. */
export function CredentialSignIn({ onPendingChange }: CredentialFormProps) {
  const app = useApp()
  const { t } = useMessages()
  const failureId = useId()
  const form = useForm<Name>({ names, validate, submit, onPendingChange })

  function validate({ email, password }: Record<Name, string>): FieldProblems<Name> {
    const found = { email: findEmailProblem(email.trim()), password: findPasswordProblem(password) }
    return {
      email: found.email && t(found.email),
      password: found.password && t(found.password, passwordLength),
    }
  }

  async function submit({ email, password }: Record<Name, string>) {
    const result = await app.signInWithCredential({ email: email.trim(), password })
    if (result.status === 'ok') return undefined
    const refusal: Refusal<Name> = { error: result.error }
    const isMismatch = isKnownError(result.error, 'EMAIL_PASSWORD_MISMATCH')
    return isMismatch ? { ...refusal, clear: 'password' as const } : refusal
  }

  return (
    <CredentialForm
      form={form}
      failureId={failureId}
      submitLabel={t('action.signIn')}
      pendingLabel={t('signIn.pending')}
    >
      <EmailField error={form.problemOf('email')} />
      <SecretField
        label={t('field.password')}
        name="password"
        autoComplete="current-password"
        error={form.problemOf('password')}
        describedBy={form.error ? failureId : undefined}
        aside={<PageLink to="forgotPassword">{t('signIn.forgotPassword')}</PageLink>}
      />
    </CredentialForm>
  )
}
