import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { useParts } from '../theme/parts'

/** Props of {@link CheckField}. */
export interface CheckFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Label beside the box; it may contain links. */
  label: ReactNode
  /** Problem with the box and how to fix it. */
  error?: ReactNode
  /** Id of an additional description. */
  describedBy?: string
}

/** A checkbox with its label, described by its error. */
export const CheckField = /* @__PURE__ */ forwardRef<HTMLInputElement, CheckFieldProps>(
  function CheckField({ label, error, describedBy, ...input }, ref) {
    const id = useId()
    const { classOf } = useParts()
    const descriptions = [describedBy, error ? `${id}-error` : undefined].filter(Boolean)
    return (
      <div className={classOf('field', 'stack-field')}>
        <label className="stack-check">
          <input
            {...input}
            ref={ref}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={descriptions.join(' ') || undefined}
          />
          <span>{label}</span>
        </label>
        <div role="alert">
          {error && (
            <p className={classOf('error', 'stack-field__error')} id={`${id}-error`}>
              {error}
            </p>
          )}
        </div>
      </div>
    )
  },
)
