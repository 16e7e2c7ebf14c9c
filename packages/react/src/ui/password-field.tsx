import { forwardRef, useState } from 'react'
import { type FieldProps, TextField } from './field'
import { EyeIcon, EyeOffIcon } from './icons'

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<FieldProps, 'renderInput' | 'type'> {
  /** Accessible names of the toggle. */
  showLabel: string
  /** Name of the toggle while the password is visible. */
  hideLabel: string
}

/** A password input with a visibility toggle. */
export const PasswordField = /* @__PURE__ */ forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField({ showLabel, hideLabel, ...field }, ref) {
    const [isShown, setShown] = useState(false)
    return (
      <TextField
        {...field}
        ref={ref}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        renderInput={(input, id) => (
          <div className="stack-password">
            {input}
            <button
              type="button"
              className="stack-password__toggle"
              aria-controls={id}
              aria-label={isShown ? hideLabel : showLabel}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <EyeOffIcon /> : <EyeIcon />}
            </button>
          </div>
        )}
      />
    )
  },
)
