import { type FormEvent, type RefObject, useLayoutEffect, useState } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

interface ValidityOptions {
  value: string
  isRequired?: boolean | undefined
  /** Returns what is wrong with a value, and what to do; `null` if nothing is. */
  validate?: ((value: string) => string | null) | undefined
}

/** Returns what is wrong with a field, from the first submit on, and its handlers. */
export function useValidity(
  control: RefObject<Control | null>,
  { value, isRequired, validate }: ValidityOptions,
) {
  const [isChecked, setIsChecked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const problem = findProblem(value, isRequired, validate)
  useLayoutEffect(() => control.current?.setCustomValidity(problem ?? ''), [control, problem])

  return {
    shown: isChecked ? (problem ?? refusal) : null,
    onInvalid(event: FormEvent<Control>) {
      // The message is below the field, instead of in a bubble of the browser.
      event.preventDefault()
      const { currentTarget } = event
      setIsChecked(true)
      setRefusal(problem === null ? describeRefusal(currentTarget) : null)
      const first = currentTarget.form?.querySelector(':is(input, textarea):invalid')
      if (first === currentTarget) currentTarget.focus()
    },
    onEdit(text: string) {
      if (text === '') setIsChecked(false)
      setRefusal(null)
    },
  }
}

/** Describes why the browser refuses a value, by the attributes of the field. A pattern needs a title. */
function describeRefusal({ validity, title, validationMessage }: Control): string {
  return validity.patternMismatch && title ? title : validationMessage
}

function findProblem(
  value: string,
  isRequired: boolean | undefined,
  validate: ValidityOptions['validate'],
): string | null {
  // The attribute `required` accepts spaces.
  if (value.trim() === '') return isRequired ? 'Fill out this field.' : null
  return validate?.(value) ?? null
}
