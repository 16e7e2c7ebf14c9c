import { isKnownError } from '@app/core'
import { AuthForm, SecretField, VisitorEmailField } from '../forms/auth-form'
import { findEmailProblem, findPasswordProblem, passwordLength } from '../forms/credential-rules'
import { type FieldProblems, type Refusal, useForm } from '../forms/use-form'
import { useApp } from '../hooks/use-app'
import { useMessages } from '../i18n/use-messages'
import { PageLink } from '../page/page-link'
import { type EmailMethod, useEmailMethods } from './email-methods'
import { rememberLastUsed } from './flow/last-used'
import { useEmailCode } from './flow/use-email-code'
import { askForSecondFactor, useSignInFlow } from './flow/use-sign-in-flow'
import { usePasskeyAutofill } from './passkey/use-passkey-autofill'

const names = ['email', 'password'] as const
type Name = (typeof names)[number]

/** Props of {@link SignInForm}. */
export interface SignInFormProps {
  /** Sign-in methods that start with the email address; the first one is open. */
  methods: readonly EmailMethod[]
  /** Offers passkeys in the email field. @default false */
  offersPasskeys?: boolean
}

/** Signs in with a password or an email code, then redirects to the page after sign-in. */
export function SignInForm({ methods, offersPasskeys = false }: SignInFormProps) {
  const app = useApp()
  const { t } = useMessages()
  const flow = useSignInFlow()
  const emailCode = useEmailCode()
  usePasskeyAutofill(offersPasskeys)
  const form = useForm<Name>({ names, validate, submit })
  const { method, buttons } = useEmailMethods(methods, {
    form: form.form.ref,
    primary: { label: t('action.signIn'), pendingLabel: t('signIn.pending'), intent: 'password' },
    choose: t('signIn.usePassword'),
  })

  function validate({ email, password }: Record<Name, string>, intent: string) {
    const found = { email: findEmailProblem(email.trim()), password: findPasswordProblem(password) }
    const problems: FieldProblems<Name> = { email: found.email && t(found.email) }
    if (intent === 'code') return problems
    return { ...problems, password: found.password && t(found.password, passwordLength) }
  }

  async function submit(
    { email, password }: Record<Name, string>,
    intent: string,
  ): Promise<Refusal<Name> | undefined> {
    if (intent === 'code') return emailCode(email.trim())
    const result = await flow.during(() =>
      app.signInWithCredential({ email: email.trim(), password }),
    )
    if (result.status === 'ok' || askForSecondFactor(flow, result.error)) {
      rememberLastUsed('password')
      return undefined
    }
    const isMismatch = isKnownError(result.error, 'EMAIL_PASSWORD_MISMATCH')
    return { error: result.error, clear: isMismatch ? 'password' : undefined }
  }

  return (
    <AuthForm form={form} {...buttons}>
      <VisitorEmailField error={form.problemOf('email')} offersPasskeys={offersPasskeys} />
      {method === 'password' && (
        <SecretField
          label={t('field.password')}
          name="password"
          autoComplete="current-password"
          error={form.problemOf('password')}
          describedBy={form.error ? form.failureId : undefined}
          aside={<PageLink to="forgotPassword">{t('signIn.forgotPassword')}</PageLink>}
        />
      )}
    </AuthForm>
  )
}
