import { isKnownError, type NewUserOptions } from '@app/core'
import { AuthForm, VisitorEmailField } from '../forms/auth-form'
import { findEmailProblem } from '../forms/credential-rules'
import {
  findNewPasswordProblems,
  NewPasswordFields,
  toPasswordRefusal,
} from '../forms/new-password'
import { type FieldProblems, type Refusal, useForm } from '../forms/use-form'
import { useApp } from '../hooks/use-app'
import { message } from '../i18n/message'
import { useMessages } from '../i18n/use-messages'
import { PageLink } from '../page/page-link'
import { type EmailMethod, useEmailMethods } from './email-methods'
import type { SignUpField } from './fields/sign-up-field'
import { useSignUpFields } from './fields/use-sign-up-fields'
import { useEmailCode } from './flow/use-email-code'
import { useSignInFlow } from './flow/use-sign-in-flow'
import type { Terms } from './terms/use-terms'

const names = ['email', 'password', 'repeatPassword']
type Values = Record<'email' | 'password' | 'repeatPassword', string>
type Submitted = Promise<Refusal<string> | undefined>

/** Props of {@link SignUpForm}. */
export interface SignUpFormProps {
  /** Sign-in methods that start with the email address; the first one is open. */
  methods: readonly EmailMethod[]
  /** Asks for the password once only; `false` adds a field to confirm it. @default true */
  noPasswordRepeat?: boolean | undefined
  /** Minimum length of the password, as the project has it. @default 8 */
  passwordMinLength?: number | undefined
  /** Additional fields, stored as display name or in the client metadata of the new user. @default [] */
  fields?: readonly SignUpField[] | undefined
  /** Terms of service of the page. */
  terms: Terms
}

/**
 * Creates an account with a password or an email code, then redirects to the page after sign-up.
 */
export function SignUpForm({
  methods,
  noPasswordRepeat = true,
  passwordMinLength,
  fields = [],
  terms,
}: SignUpFormProps) {
  const messages = useMessages()
  const { t } = messages
  const signUp = useSignUp(terms)
  const own = useSignUpFields(fields.length > 0)
  const form = useForm<string>({
    names: [...(own ? own.toNames(fields, names) : names), 'terms'],
    validate: (values, intent) => validate(values as Values, intent),
    submit: (values, intent) => submit(values as Values, intent),
  })
  const { method, buttons } = useEmailMethods(methods, {
    form: form.form.ref,
    primary: { label: t('action.signUp'), pendingLabel: t('signUp.pending'), intent: 'password' },
    sendCode: t('signUp.emailCode'),
    choose: t('signUp.usePassword'),
  })

  function validate(values: Values, intent: string): FieldProblems<string> {
    const email = findEmailProblem(values.email.trim())
    const ownProblems = own?.findProblems(form.form.ref.current, fields)
    const problems = { email: email && message(email), ...ownProblems, terms: terms.findProblem() }
    if (intent === 'code') return problems
    const rules = { hasRepeat: !noPasswordRepeat, minLength: passwordMinLength }
    return { ...problems, ...findNewPasswordProblems(message, values, rules) }
  }

  function submit({ email, password }: Values, intent: string): Submitted {
    const profile = own?.readProfile(form.form.ref.current, fields)
    return signUp(intent, { email: email.trim(), password, ...profile })
  }

  return (
    <AuthForm form={form} {...buttons}>
      {own && <own.Fields fields={fields} place="above" problemOf={form.problemOf} />}
      <VisitorEmailField error={form.problemOf('email')} />
      {method === 'password' && (
        <NewPasswordFields
          label={t('field.password')}
          problemOf={form.problemOf}
          hasRepeat={!noPasswordRepeat}
          minLength={passwordMinLength}
        />
      )}
      {own && <own.Fields fields={fields} place="below" problemOf={form.problemOf} />}
      {terms.render(form.problemOf('terms'))}
    </AuthForm>
  )
}

/** Returns a function that creates an account with an email code, or else with the password. */
function useSignUp(terms: Terms) {
  const app = useApp()
  const flow = useSignInFlow()
  const emailCode = useEmailCode()

  return async (
    intent: string,
    { password, email, ...profile }: NewUserOptions & { email: string; password: string },
  ): Submitted => {
    const newUser = { ...profile, acceptedTermsVersion: terms.version }
    if (intent === 'code') return emailCode(email, newUser)
    const result = await flow.during(() =>
      app.signUpWithCredential({ email, password, ...newUser }),
    )
    if (result.status === 'ok') return undefined
    return (await terms.toRefusal(result.error)) ?? toRefusal(result.error)
  }
}

function toRefusal(error: unknown): Refusal<string> {
  if (isKnownError(error, 'USER_EMAIL_ALREADY_EXISTS')) {
    const toExisting = <PageLink to="signIn">{message('signUp.toExisting')}</PageLink>
    return {
      problems: {
        email: (
          <>
            {message('error.emailTaken')} {toExisting}
          </>
        ),
      },
    }
  }
  if (isKnownError(error, 'EMAIL_DOMAIN_NOT_ALLOWED')) {
    return { problems: { email: message('error.emailDomain') } }
  }
  return toPasswordRefusal(message, error)
}
