import type { EmailConfig } from '@app/core/admin'
import { mailServerLabels } from '../settings/setting-names'
import { Field } from '../ui/field'

/** Values of the fields. */
export type TypedServer = { [Name in keyof EmailConfig]: string }

interface MailServerFieldsProps {
  values: TypedServer
  /** Whether there is a password, which stays if none is typed. */
  hasPassword: boolean
  onChange: (changes: Partial<TypedServer>) => void
}

/** Fields of a mail server and its sender. */
export function MailServerFields({ values, hasPassword, onChange }: MailServerFieldsProps) {
  return (
    <div className="fields">
      <Field
        label={mailServerLabels.host}
        value={values.host}
        onChange={(host) => onChange({ host })}
        placeholder="smtp.example.com"
        spellCheck={false}
        required
        maxLength={255}
      />
      <Field
        label={mailServerLabels.port}
        hint="465 uses TLS from the start."
        value={values.port}
        onChange={(port) => onChange({ port })}
        type="number"
        min={1}
        max={65_535}
        required
      />
      <Field
        label={mailServerLabels.username}
        value={values.username}
        onChange={(username) => onChange({ username })}
        spellCheck={false}
        required
        maxLength={512}
      />
      <Field
        label={mailServerLabels.password}
        hint={hasPassword ? 'Leave it empty to keep the current one.' : undefined}
        value={values.password}
        onChange={(password) => onChange({ password })}
        type="password"
        autoComplete="new-password"
        required={!hasPassword}
        maxLength={70}
      />
      <Field
        label={mailServerLabels.senderEmail}
        value={values.senderEmail}
        onChange={(senderEmail) => onChange({ senderEmail })}
        type="email"
        required
        maxLength={320}
      />
      <Field
        label={mailServerLabels.senderName}
        value={values.senderName}
        onChange={(senderName) => onChange({ senderName })}
        required
        maxLength={256}
      />
    </div>
  )
}
