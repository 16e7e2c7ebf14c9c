import type { ReactNode } from 'react'
import { useApp } from '../hooks/use-app'
import type { useForm } from '../hooks/use-form'
import { useMessages } from '../messages/use-messages'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'
import { PasswordField, type PasswordFieldProps } from '../ui/password-field'
import { FailureNotice } from './failure-notice'
import { findTypedEmail, rememberTypedEmail } from './typed-email'

/** Props of the forms with e-mail and password. */
export interface CredentialFormProps {
  /** Hears when the form starts and stops waiting for an answer. */
  onPendingChange?: (isPending: boolean) => void
}

/** Props of {@link CredentialForm}. */
export interface CredentialFormFrameProps {
  form: Pick<ReturnType<typeof useForm>, 'form' | 'error' | 'attempt' | 'isPending'>
  failureId: string
  submitLabel: string
  pendingLabel: string
  children: ReactNode
}

/** The form around the fields: its failure and its one button. */
export function CredentialForm(props: CredentialFormFrameProps) {
  const { form, failureId, submitLabel, pendingLabel, children } = props
  return (
    <form {...form.form} className="stack-form">
      {children}
      <FailureNotice key={form.attempt} id={failureId} error={form.error} />
      <Button type="submit" wide pending={form.isPending} pendingLabel={pendingLabel}>
        {submitLabel}
      </Button>
    </form>
  )
}

/** The e-mail field of all forms: what is typed in one of them stands in the next one. */
export function EmailField({ error }: { error?: ReactNode }) {
  const app = useApp()
  const { t } = useMessages()
  return (
    <TextField
      label={t('field.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={findTypedEmail(app)}
      onInput={({ currentTarget }) => rememberTypedEmail(app, currentTarget.value)}
      error={error}
    />
  )
}

/** A password field whose toggle speaks the language of the page. */
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
