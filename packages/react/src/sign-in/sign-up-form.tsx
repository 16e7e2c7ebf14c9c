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
import { type EmailMethod, useEmailMethods } from './email-methods'
import { useEmailCode } from './flow/use-email-code'
import { useSignInFlow } from './flow/use-sign-in-flow'

const names = ['email', 'password', 'repeatPassword'] as const
type Name = (typeof names)[number]

/** Props of {@link SignUpForm}. */
export interface SignUpFormProps {
  /** Sign-in methods that start with the email address; the first one is open. */
  methods: readonly EmailMethod[]
  /** Asks for the password once only; `false` adds a field to confirm it. @default true */
  noPasswordRepeat?: boolean
}

/**
 * Creates an account with a password or an email code, then redirects to the page after sign-up.
 */
export function SignUpForm({ methods, noPasswordRepeat = true }: SignUpFormProps) {
  const app = useApp()
  const { t } = useMessages()
  const flow = useSignInFlow()
  const emailCode = useEmailCode()
  const form = useForm<Name>({ names, validate, submit })
  const { method, buttons } = useEmailMethods(methods, {
    form: form.form.ref,
    primary: { label: t('action.signUp'), pendingLabel: t('signUp.pending'), intent: 'password' },
    choose: t('signUp.usePassword'),
  })

  function validate(values: Record<Name, string>, intent: string): FieldProblems<Name> {
    const email = findEmailProblem(values.email.trim())
    const problems = { email: email && t(email) }
    if (intent === 'code') return problems
    return { ...problems, ...findNewPasswordProblems(t, values, !noPasswordRepeat) }
  }

  async function submit(
    { email, password }: Record<Name, string>,
    intent: string,
  ): Promise<Refusal<Name> | undefined> {
    if (intent === 'code') return emailCode(email.trim())
    const result = await flow.during(() =>
      app.signUpWithCredential({ email: email.trim(), password }),
    )
    return result.status === 'ok' ? undefined : toRefusal(result.error)
  }

  function toRefusal(error: unknown): Refusal<Name> {
    if (isKnownError(error, 'USER_EMAIL_ALREADY_EXISTS')) return { problems: { email: emailTaken } }
    if (isKnownError(error, 'EMAIL_DOMAIN_NOT_ALLOWED')) {
      return { problems: { email: t('error.emailDomain') } }
    }
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
      {method === 'password' && (
        <NewPasswordFields
          label={t('field.password')}
          problemOf={form.problemOf}
          hasRepeat={!noPasswordRepeat}
        />
      )}
    </AuthForm>
  )
}
