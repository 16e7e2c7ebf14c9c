import { useMessages } from '../i18n/use-messages'
import { type FieldProps, TextField } from '../ui/field'

/**
 * A field for an email address. Its type alone brings the right keyboard, without capitals (HTML, "autocapitalization").
 */
export function EmailField(props: Omit<FieldProps, 'label'>) {
  const { t } = useMessages()
  return (
    <TextField
      label={t('field.email')}
      name="email"
      type="email"
      spellCheck={false}
      placeholder="name@example.com"
      required
      {...props}
    />
  )
}
