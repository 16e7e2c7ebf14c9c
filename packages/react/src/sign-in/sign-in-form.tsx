import { isKnownError } from '@app/core'
import { AuthForm, type AuthFormProps, SecretField, VisitorEmailField } from '../forms/auth-form'
import { findEmailProblem, findPasswordProblem, passwordLength } from '../forms/credential-rules'
import { type FieldProblems, type Refusal, useForm } from '../forms/use-form'
import { useApp } from '../hooks/use-app'
import { loadProject } from '../hooks/use-project'
import { message } from '../i18n/message'
import { useMessages } from '../i18n/use-messages'
import { FieldSkeleton } from '../page/card-skeleton'
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
  /**
   * Sign-in methods that start with the email address; the first one is open. `null` until the project
   * is known: the address can be typed already, and a submit waits for the project.
   */
  methods: readonly EmailMethod[] | null
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
  const form = useForm<Name>({
    names,
    validate: findProblems,
    submit,
  })
  const { method, buttons } = useEmailMethods(methods ?? [], {
    form: form.form.ref,
    primary: { label: t('action.signIn'), pendingLabel: t('signIn.pending'), intent: 'password' },
    choose: t('signIn.usePassword'),
  })
  const waiting: Pick<AuthFormProps, 'primary' | 'hidesFailure'> = {
    // `AuthCard` says why the project is not known yet.
    hidesFailure: true,
    primary: { label: t('action.signIn'), pendingLabel: t('page.loading'), intent: 'wait' },
  }

  async function submit(
    { email, password }: Record<Name, string>,
    intent: string,
  ): Promise<Refusal<Name> | undefined> {
    if (intent === 'code') return emailCode(email.trim())
    if (intent === 'wait') {
      // Its errors are shown in place of the form.
      await loadProject(app).catch(() => {})
      return { focus: 'password' }
    }
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
    <AuthForm form={form} {...(methods ? buttons : waiting)}>
      <VisitorEmailField error={form.problemOf('email')} offersPasskeys={offersPasskeys} />
      {!methods && <FieldSkeleton />}
      {methods && method === 'password' && (
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

/** Finds what is wrong with the values. Only a sign-in with the password needs a password. */
function findProblems(
  { email, password }: Record<Name, string>,
  intent: string,
): FieldProblems<Name> {
  const found = { email: findEmailProblem(email.trim()), password: findPasswordProblem(password) }
  const problems: FieldProblems<Name> = { email: found.email && message(found.email) }
  if (intent === 'code' || intent === 'wait') return problems
  return { ...problems, password: found.password && message(found.password, passwordLength) }
}
