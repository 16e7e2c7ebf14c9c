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
          <div className="stack-affixed">
            {input}
            <button
              type="button"
              className="stack-affix"
              aria-controls={id}
              aria-label={isShown ? hideLabel : showLabel}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <EyeClosedIcon /> : <EyeIcon />}
            </button>
          </div>
        )}
      />
    )
  },
)

// Paths of Lucide (ISC License).

/** Visible. */
function EyeIcon() {
  return (
    <Icon>
      <path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  )
}

/** Hidden. */
function EyeClosedIcon() {
  return (
    <Icon>
      <path d="M15 18l-.722-3.25M2 8a10.645 10.645 0 0 0 20 0M20 15l-1.726-2.05M4 15l1.726-2.05M9 18l.722-3.25" />
    </Icon>
  )
}
