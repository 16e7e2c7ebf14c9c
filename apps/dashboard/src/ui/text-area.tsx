import { type TextareaHTMLAttributes, useId } from 'react'

interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'value' | 'onChange'> {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

/** Field for a text of several lines of code, with its label, and a hint below it. */
export function TextArea({ label, hint, onChange, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        spellCheck={false}
        autoComplete="off"
        {...area}
        id={id}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  )
}
