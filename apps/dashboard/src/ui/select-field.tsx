import { useId } from 'react'

interface SelectFieldProps {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; name: string }[]
}

/** Field to choose one of several values, with its label, and a hint below it. */
export function SelectField({ label, hint, value, onChange, options }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  )
}
