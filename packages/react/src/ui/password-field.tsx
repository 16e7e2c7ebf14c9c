import { forwardRef, useState } from 'react'
import { type FieldProps, TextField } from './field'
import { Icon } from './icon'

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
        enterKeyHint="go"
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

/** Visible. */
function EyeIcon() {
  return (
    <Icon>
      <path d="M2.5 12C4.6 7.8 8 5.5 12 5.5s7.4 2.3 9.5 6.5c-2.1 4.2-5.5 6.5-9.5 6.5S4.6 16.2 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  )
}

/** Hidden. */
function EyeOffIcon() {
  return (
    <Icon>
      <path d="M2.5 12C4.6 7.8 8 5.5 12 5.5s7.4 2.3 9.5 6.5c-2.1 4.2-5.5 6.5-9.5 6.5S4.6 16.2 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      <path d="m4.5 4.5 15 15" />
    </Icon>
  )
}
