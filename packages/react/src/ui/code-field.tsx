import { type FormEvent, forwardRef, useEffect, useRef, useState } from 'react'
import { type FieldProps, TextField } from './field'

/** Props of {@link CodeField}. */
export interface CodeFieldProps extends Omit<FieldProps, 'renderInput' | 'type'> {
  /** Digits only, as authenticator apps show them. @default false */
  isNumeric?: boolean
}

const length = 6
const boxes = Array.from({ length }, (_, index) => index)

/**
 * Six boxes for a code with one native input on top of them, so that pasting, autofill and screen
 * readers work. Submits its form at the sixth character.
 */
export const CodeField = /* @__PURE__ */ forwardRef<HTMLInputElement, CodeFieldProps>(
  function CodeField({ isNumeric = false, ...field }, ref) {
    const frame = useRef<HTMLDivElement>(null)
    const [typed, setTyped] = useState(0)
    // After each render: a form clears its field without an event.
    useEffect(() => setTyped(frame.current?.querySelector('input')?.value.length ?? 0))

    function tidy({ currentTarget: input }: FormEvent<HTMLInputElement>) {
      // A pasted code may contain spaces and dashes.
      const code = input.value.replace(isNumeric ? /\D/g : /[^a-z\d]/gi, '').slice(0, length)
      if (code !== input.value) input.value = code
      setTyped(code.length)
      if (code.length === length) input.form?.requestSubmit()
    }
    return (
      <TextField
        {...field}
        ref={ref}
        autoComplete="one-time-code"
        inputMode={isNumeric ? 'numeric' : 'text'}
        autoCapitalize="characters"
        autoCorrect="off"
        enterKeyHint="go"
        spellCheck={false}
        required
        onInput={tidy}
        renderInput={(input) => (
          // Codes are read from left to right in every language.
          <div ref={frame} className="stack-code" dir="ltr">
            <div className="stack-code__boxes" aria-hidden="true">
              {boxes.map((box) => (
                <span key={box} className={box === typed ? 'stack-code__next' : undefined} />
              ))}
            </div>
            {input}
          </div>
        )}
      />
    )
  },
)
