import { type InputHTMLAttributes, useId } from 'react'

interface FieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value' | 'onChange'> {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

/** Text field with its label, and a hint below it. */
export function Field({ label, hint, onChange, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        {...input}
        id={id}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => {
          // The attribute `required` accepts spaces.
          const isBlank = input.required && target.value !== '' && target.value.trim() === ''
          target.setCustomValidity(isBlank ? 'Fill out this field.' : '')
          onChange(target.value)
        }}
      />
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  )
}
