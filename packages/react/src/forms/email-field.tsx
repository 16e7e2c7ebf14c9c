import { useMessages } from '../i18n/use-messages'
import { type FieldProps, TextField } from '../ui/field'

/** A field for an email address; by default browsers fill in the visitor's own. */
export function EmailField(props: Omit<FieldProps, 'label'>) {
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
      {...props}
    />
  )
}
