import { Field } from './field'

interface UrlFieldProps {
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
  placeholder: string
}

/** Required field for the URL of an endpoint that the service calls. */
export function UrlField(props: UrlFieldProps) {
  return (
    <Field
      {...props}
      inputMode="url"
      spellCheck={false}
      required
      maxLength={2048}
      pattern="\s*https?:\/\/\S+\s*"
      title="A URL that starts with https://"
    />
  )
}
