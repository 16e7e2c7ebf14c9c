import {
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  useId,
} from 'react'
import { useParts } from '../theme/parts'
import { Icon } from './icon'

/** Frame of a field: label, hint and problem around the input. */
export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> {
  /** Label of the field. */
  label: string
  /** Hint under the label. */
  hint?: ReactNode
  /** Problem with the value and how to fix it. */
  error?: ReactNode
  /** Ids of additional descriptions, such as the error of the form. */
  describedBy?: string | undefined
  /** Content at the end of the label's line, which follows the input in the order of Tab. */
  aside?: ReactNode
  /** Renders the input. @default a plain one */
  renderInput?: ((input: ReactNode, id: string) => ReactNode) | undefined
}

/** A labeled text input that is described by its hint and its error. */
export const TextField = /* @__PURE__ */ forwardRef<HTMLInputElement, FieldProps>(
  function TextField(
    { label, hint, error, describedBy, aside, renderInput = (input) => input, ...input },
    ref,
  ) {
    const id = useId()
    const { components, classOf } = useParts()
    const { Input = 'input' } = components
    const hintId = hint ? `${id}-hint` : undefined
    const errorId = error ? `${id}-error` : undefined
    const describedByIds = [hintId, errorId, describedBy].filter(Boolean).join(' ')
    return (
      <div className={classOf('field', 'stack-field')}>
        <label className={classOf('label', 'stack-field__label')} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className={classOf('hint', 'stack-field__hint')} id={hintId}>
            {hint}
          </p>
        )}
        {renderInput(
          <Input
            {...input}
            ref={ref}
            id={id}
            className={classOf('input', 'stack-input')}
            aria-invalid={error || input['aria-invalid'] ? true : undefined}
            aria-describedby={describedByIds || undefined}
          />,
          id,
        )}
        {/* Always rendered: a live region announces only changes inside it. */}
        <div role="alert">
          {error && (
            <p className={classOf('error', 'stack-field__error')} id={errorId}>
              {error}
            </p>
          )}
        </div>
        {/* After the input, so that Tab leads from the field before it to the input. */}
        {aside && <div className="stack-field__aside">{aside}</div>}
      </div>
    )
  },
)

/** A native select box. Its arrow is an icon, as browsers draw theirs at the edge. */
export function Select(props: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'>) {
  const { classOf } = useParts()
  return (
    <span className="stack-affixed">
      <select {...props} className={classOf('input', 'stack-input')} />
      <span className="stack-affix">
        <ChevronIcon />
      </span>
    </span>
  )
}

/** From Lucide (ISC License). */
function ChevronIcon() {
  return (
    <Icon>
      <path d="m6 9 6 6 6-6" />
    </Icon>
  )
}
