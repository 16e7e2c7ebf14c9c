import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useAction } from './use-action'

/** Problems by field name. */
export type FieldProblems<Name extends string> = Partial<Record<Name, ReactNode>>

/** Error of a submit whose fields passed the checks of the form. */
export interface Refusal<Name extends string> {
  /** Problems by field name. */
  problems?: FieldProblems<Name> | undefined
  /** Error of the form as a whole. */
  error?: unknown
  /** Field to clear and focus, such as an incorrect password. */
  clear?: Name | undefined
  /** Field to focus, if it is there by then. */
  focus?: Name | undefined
}

/** Options of {@link useForm}. */
export interface FormOptions<Name extends string> {
  /** Field names in visual order; the first one with a problem is focused. */
  names: readonly Name[]
  /** Validates the values. `intent` is the value of the submit button, for forms with two. */
  validate: (values: Record<Name, string>, intent: string) => FieldProblems<Name>
  /**
   * Submits the values. Returns a rejection, or nothing on success; a thrown error is shown as a
   * failure.
   */
  submit: (values: Record<Name, string>, intent: string) => Promise<Refusal<Name> | undefined>
}

interface Outcome<Name extends string> {
  attempt: number
  error: unknown
  focus?: Name | undefined
}

/**
 * State of a form with uncontrolled fields, so that values from password managers and from before
 * hydration count. Validates on submit, then on every change.
 */
export function useForm<Name extends string>({ names, validate, submit }: FormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const failureId = useId()
  const [intent, setIntent] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [found, setFound] = useState<FieldProblems<Name>>({})
  const [refused, setRefused] = useState<FieldProblems<Name>>({})
  const { outcome, finish } = useOutcome<Name>(form)

  const sending = useAction(async (values: Record<Name, string>, intent: string) => {
    const refusal = await submit(values, intent).catch(toRefusal<Name>)
    const { problems, clear, focus = clear, error = null } = refusal ?? {}
    const field = clear && findInput(form.current, clear)
    if (field) field.value = ''
    setRefused(problems ?? {})
    finish(error, names.find((name) => problems?.[name]) ?? focus)
  })
  const isPending = sending.status === 'pending'

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const intent = readIntent(event)
    const values = readValues(form.current, names)
    const problems = validate(values, intent)
    const wrong = names.find((name) => problems[name])
    // Otherwise Enter was pressed after a code, which its sixth character had sent: the refusal has emptied the field.
    if (!wrong || !refused[wrong]) {
      setIntent(intent)
      setChecked(wrong !== undefined)
      setFound(problems)
      setRefused({})
    }
    if (wrong) finish(null, wrong)
    else void sending.run(values, intent)
  }

  function onInput({ target }: FormEvent) {
    if (target instanceof HTMLInputElement) {
      setRefused((problems) => withoutProblem(problems, target.name))
    }
    if (isChecked) setFound(validate(readValues(form.current, names), intent))
  }

  return {
    /** Props of the `form` element. */
    form: { ref: form, noValidate: true, onSubmit, onInput, 'aria-busy': isPending || undefined },
    /** The problem of a field: found in the browser, else reported by the last submit. */
    problemOf: (name: Name): ReactNode => found[name] ?? refused[name],
    /** Error of the last submit, or while pending why it takes long; `null` without one. */
    error: isPending ? sending.failure : outcome.error,
    /** Id of the error message, for `aria-describedby`. */
    failureId,
    /** Number of finished attempts, so that a repeated message is announced again. */
    attempt: outcome.attempt,
    isPending,
    /** Value of the button of the last submit. */
    intent,
  }
}

function toRefusal<Name extends string>(error: unknown): Refusal<Name> {
  return { error }
}

/** Removes the problem of a field. The same object without one, so that typing renders nothing. */
function withoutProblem<Name extends string>(
  problems: FieldProblems<Name>,
  name: string,
): FieldProblems<Name> {
  return problems[name as Name] ? { ...problems, [name]: undefined } : problems
}

/** The outcome of the last attempt. Focuses the field that the user has to change. */
function useOutcome<Name extends string>(form: RefObject<HTMLFormElement | null>) {
  const [outcome, setOutcome] = useState<Outcome<Name>>({ attempt: 0, error: null })
  // In an effect, so that the field is already described by its error when it gets the focus.
  useEffect(() => {
    if (outcome.focus) findInput(form.current, outcome.focus)?.focus()
  }, [outcome, form])

  function finish(error: unknown, focus: Name | undefined) {
    setOutcome(({ attempt }) => ({ attempt: attempt + 1, error, focus }))
  }

  return { outcome, finish }
}

/** Returns the value of the button that submits the form. */
function readIntent({ nativeEvent }: FormEvent): string {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement ? submitter.value : ''
}

function readValues<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): Record<Name, string> {
  const entries = names.map((name) => [name, findInput(form, name)?.value ?? ''])
  return Object.fromEntries(entries) as Record<Name, string>
}

/** Returns an input or `select`, whose value is read and focused alike. */
function findInput(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const element = form?.elements.namedItem(name)
  return element instanceof HTMLElement ? (element as HTMLInputElement) : null
}
