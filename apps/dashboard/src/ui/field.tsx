import { type InputHTMLAttributes, useId, useLayoutEffect, useRef, useState } from 'react'

interface FieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value' | 'onChange'> {
  label: string
  hint?: string | undefined
  value: string
  onChange: (value: string) => void
  /** Returns what is wrong with a value, and what to do; `null` if nothing is. */
  validate?: (value: string) => string | null
}

/** Text field with its label, a hint, and below it what is wrong: on submit first, then while typing. */
export function Field({ label, hint, value, onChange, validate, ...props }: FieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const problem = findProblem(value, props.required, validate)
  const shown = isChecked ? (problem ?? refusal) : null

  useLayoutEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem])

  const descriptions = [hint && `${id}-hint`, shown && `${id}-problem`].filter(Boolean)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        {...props}
        ref={input}
        id={id}
        value={value}
        aria-describedby={descriptions.join(' ') || undefined}
        aria-invalid={shown !== null}
        onInvalid={(event) => {
          // The message is below the field, instead of in a bubble of the browser.
          event.preventDefault()
          setIsChecked(true)
          setRefusal(problem === null ? describeRefusal(event.currentTarget) : null)
          const { form } = event.currentTarget
          if (form?.querySelector('input:invalid') === event.currentTarget) {
            event.currentTarget.focus()
          }
        }}
        onChange={({ target }) => {
          if (target.value === '') setIsChecked(false)
          setRefusal(null)
          onChange(target.value)
        }}
      />
      {shown && (
        <p id={`${id}-problem`} className="failure">
          {shown}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  )
}

/** Describes why the browser refuses a value, by the attributes of the field. A pattern needs a title. */
function describeRefusal({ validity, title, validationMessage }: HTMLInputElement): string {
  return validity.patternMismatch && title ? title : validationMessage
}

function findProblem(
  value: string,
  isRequired: boolean | undefined,
  validate: FieldProps['validate'],
): string | null {
  // The attribute `required` accepts spaces.
  if (value.trim() === '') return isRequired ? 'Fill out this field.' : null
  return validate?.(value) ?? null
}

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
