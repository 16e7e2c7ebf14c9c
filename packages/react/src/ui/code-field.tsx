import { forwardRef, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type FieldProps, TextField } from './field'

/** Props of {@link CodeField}. */
export interface CodeFieldProps extends Omit<FieldProps, 'renderInput' | 'type'> {
  /** Digits only, as authenticator apps show them. @default false */
  isNumeric?: boolean
}

const length = 6
const boxes = Array.from({ length }, (_, index) => index)

/** Replaces full-width letters and digits of East Asian keyboards, and the digits of Arabic and Persian ones. */
function toAscii(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

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

    function tidy({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>) {
      // A change would confuse the input method. The end of the composition is another event.
      if ((nativeEvent as InputEvent).isComposing) return
      // A pasted code may contain spaces and dashes.
      const code = toAscii(input.value)
        .replace(isNumeric ? /\D/g : /[^a-z\d]/gi, '')
        .slice(0, length)
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
        onCompositionEnd={tidy}
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
