import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages'
import { useParts } from '../theme/parts'
import { Button } from '../ui/button'
import { PasswordField, type PasswordFieldProps } from '../ui/password-field'
import { EmailField } from './email-field'
import { FailureNotice } from './failure-notice'
import { findTypedEmail, rememberTypedEmail } from './typed-email'
import type { useForm } from './use-form'

/** A submit button. `intent` distinguishes two of them. */
interface SubmitButton {
  /** Label of the button. */
  label: string
  /** Label while pending. */
  pendingLabel: string
  /** Value passed to `submit` of the form. */
  intent?: string | undefined
}

/** Props of {@link AuthForm}. */
export interface AuthFormProps {
  /** State of the form, from `useForm`. */
  form: Omit<ReturnType<typeof useForm>, 'problemOf'>
  /** The main submit button. */
  primary: SubmitButton
  /** Second button, which submits the form with another intent or leaves it. */
  secondary?: SubmitButton | { label: string; onClick: () => void } | undefined
  /** Whether the card itself says why the form has to wait. @default false */
  hidesFailure?: boolean | undefined
  /** The fields. */
  children: ReactNode
}

/** A form with its failure notice and its buttons around the given fields. */
export function AuthForm({ form, primary, secondary, hidesFailure, children }: AuthFormProps) {
  const { classOf } = useParts()
  const submit = ({ intent, pendingLabel }: SubmitButton) => ({
    type: 'submit' as const,
    value: intent,
    pending: form.isPending && form.intent === (intent ?? ''),
    pendingLabel,
  })
  return (
    // `dialog`: outside of a dialog, a submit before hydration does nothing (HTML, "form submission
    // algorithm"). Another method would leave the page, and send the password to the app's server.
    <form {...form.form} className={classOf('form', 'stack-form')} method="dialog">
      {children}
      {!hidesFailure && (
        <FailureNotice
          key={form.attempt}
          id={form.failureId}
          error={form.error}
          isPending={form.isPending}
        />
      )}
      <div className="stack-form__buttons">
        <Button key={primary.label} wide {...submit(primary)}>
          {primary.label}
        </Button>
        {secondary && (
          // A key per button: one that turned into a submit button while pressed would submit the
          // form.
          <Button
            key={secondary.label}
            wide
            variant="quiet"
            {...('onClick' in secondary ? { onClick: secondary.onClick } : submit(secondary))}
          >
            {secondary.label}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Props of {@link VisitorEmailField}. */
export interface VisitorEmailFieldProps {
  /** Problem with the address. */
  error?: ReactNode
  /** Offers passkeys among its suggestions. @default false */
  offersPasskeys?: boolean | undefined
}

/** The email field of the sign-in forms; keeps its value from one form to the next. */
export function VisitorEmailField({ error, offersPasskeys }: VisitorEmailFieldProps) {
  return (
    <EmailField
      autoComplete={offersPasskeys ? 'username webauthn' : 'email'}
      defaultValue={findTypedEmail()}
      onInput={({ currentTarget }) => rememberTypedEmail(currentTarget.value)}
      error={error}
    />
  )
}

/** A password field with a localized visibility toggle. */
export function SecretField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const { t } = useMessages()
  return (
    <PasswordField
      {...props}
      required
      showLabel={t('field.showPassword')}
      hideLabel={t('field.hidePassword')}
    />
  )
}
