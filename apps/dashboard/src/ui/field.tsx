import {
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useEffect,
  useId,
  useRef,
} from 'react'
import { useValidity } from './use-validity'

interface Labeled {
  label: string
  hint?: string | undefined
  value: string
  onChange: (value: string) => void
  /** Returns what is wrong with a value, and what to do; `null` if nothing is. */
  validate?: (value: string) => string | null
}

interface FieldProps
  extends Labeled,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value' | 'onChange'> {
  /** Message of the last submit, such as that nothing was found. The field gets the focus. */
  problem?: string | null
}

/** Text field with its label, a hint, and below it what is wrong: on submit first, then while typing. */
export function Field(given: FieldProps) {
  const { label, hint, value, onChange, validate, problem = null, ...props } = given
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const validity = useValidity(input, { value, isRequired: props.required, validate })
  const shown = validity.shown ?? problem
  useEffect(() => {
    if (problem !== null) input.current?.focus()
  }, [problem])
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={shown} isAlert={problem !== null}>
      <input
        autoComplete="off"
        {...props}
        ref={input}
        id={id}
        value={value}
        aria-describedby={toDescription(id, hint, shown)}
        aria-invalid={shown !== null}
        onInvalid={validity.onInvalid}
        onChange={({ target }) => {
          validity.onEdit(target.value)
          onChange(target.value)
        }}
      />
    </FieldFrame>
  )
}

interface TextAreaProps
  extends Labeled,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'value' | 'onChange'> {}

/** Field for several lines of code, with the class `prose` of text, otherwise like {@link Field}. */
export function TextArea({ label, hint, value, onChange, validate, ...props }: TextAreaProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const validity = useValidity(area, { value, isRequired: props.required, validate })
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={validity.shown}>
      <textarea
        spellCheck={false}
        autoComplete="off"
        {...props}
        ref={area}
        id={id}
        value={value}
        aria-describedby={toDescription(id, hint, validity.shown)}
        aria-invalid={validity.shown !== null}
        onInvalid={validity.onInvalid}
        onChange={({ target }) => {
          validity.onEdit(target.value)
          onChange(target.value)
        }}
      />
    </FieldFrame>
  )
}

interface FieldFrameProps {
  /** Id of the field. */
  id: string
  label: string
  hint: string | undefined
  problem: string | null
  /** Whether the problem is announced when it appears. */
  isAlert?: boolean
  children: ReactNode
}

function FieldFrame({ id, label, hint, problem, isAlert, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {problem && (
        <p id={`${id}-problem`} className="failure" role={isAlert ? 'alert' : undefined}>
          {problem}
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

function toDescription(id: string, hint: string | undefined, problem: string | null) {
  return [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
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
