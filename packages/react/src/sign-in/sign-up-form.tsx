import { isKnownError } from '@app/core'
import { AuthForm, VisitorEmailField } from '../forms/auth-form'
import { findEmailProblem } from '../forms/credential-rules'
import {
  findNewPasswordProblems,
  NewPasswordFields,
  toPasswordRefusal,
} from '../forms/new-password'
import { type FieldProblems, type Refusal, useForm } from '../forms/use-form'
import { useApp } from '../hooks/use-app'
import { useMessages } from '../i18n/use-messages'
import { PageLink } from '../page/page-link'
import { type EmailWay, useEmailWays } from './email-ways'
import { useMailCode } from './flow/use-mail-code'
import { useSignInFlow } from './flow/use-sign-in-flow'

const names = ['email', 'password', 'repeatPassword'] as const
type Name = (typeof names)[number]

/** Props of {@link SignUpForm}. */
export interface SignUpFormProps {
  /** What goes with the e-mail address; the first one is open. */
  ways: readonly EmailWay[]
  /** Asks for the password once only. @default false */
  noPasswordRepeat?: boolean
}

/** Creates an account by password or by a mailed code, then goes to where the visitor was heading. */
export function SignUpForm({ ways, noPasswordRepeat = false }: SignUpFormProps) {
  const app = useApp()
  const { t } = useMessages()
  const flow = useSignInFlow()
  const mailCode = useMailCode()
  const form = useForm<Name>({ names, validate, submit })
  const { way, buttons } = useEmailWays(ways, {
    form: form.form.ref,
    primary: { label: t('action.signUp'), pendingLabel: t('signUp.pending'), intent: 'password' },
    choose: t('signUp.usePassword'),
  })

  function validate(values: Record<Name, string>, intent: string): FieldProblems<Name> {
    const email = findEmailProblem(values.email.trim())
    const problems = { email: email && t(email) }
    if (intent === 'code') return problems
    return { ...problems, ...findNewPasswordProblems(t, values, noPasswordRepeat) }
  }

  async function submit(
    { email, password }: Record<Name, string>,
    intent: string,
  ): Promise<Refusal<Name> | undefined> {
    if (intent === 'code') return mailCode(email.trim())
    const result = await flow.during(() =>
      app.signUpWithCredential({ email: email.trim(), password }),
    )
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
    <AuthForm form={form} {...buttons}>
      <VisitorEmailField error={form.problemOf('email')} />
      {way === 'password' && (
        <NewPasswordFields
          label={t('field.password')}
          problemOf={form.problemOf}
          noRepeat={noPasswordRepeat}
        />
      )}
    </AuthForm>
  )
}
