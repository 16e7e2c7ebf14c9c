import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useAction } from './use-action'

/** Problems by field name. */
export type FieldProblems<Name extends string> = Partial<Record<Name, ReactNode>>

/** Why a submit did not go through although the fields looked right. */
export interface Refusal<Name extends string> {
  problems?: FieldProblems<Name>
  /** About the form as a whole. */
  error?: unknown
  /** A field to empty and go to, such as a wrong password. */
  clear?: Name
}

/** Options of {@link useForm}. */
export interface FormOptions<Name extends string> {
  /** In the order they stand, which is the order the first wrong one is looked for. */
  names: readonly Name[]
  /** `intent` is the value of the button that sends the form, for forms with two of them. */
  validate: (values: Record<Name, string>, intent: string) => FieldProblems<Name>
  /** Gives a refusal, or nothing when it went through. What it throws is shown as a failure. */
  submit: (values: Record<Name, string>, intent: string) => Promise<Refusal<Name> | undefined>
}

interface Outcome<Name extends string> {
  attempt: number
  error: unknown
  focus: Name | null
}

/**
 * A form whose fields are the browser's own: what a password manager fills in or a visitor types
 * before React is ready counts. Checked on submit, then at every change.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { names, validate, submit } = options
  const form = useRef<HTMLFormElement>(null)
  const failureId = useId()
  const [intent, setIntent] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [found, setFound] = useState<FieldProblems<Name>>({})
  const [refused, setRefused] = useState<FieldProblems<Name>>({})
  const [outcome, setOutcome] = useState<Outcome<Name>>({ attempt: 0, error: null, focus: null })

  const sending = useAction(async (values: Record<Name, string>, intent: string) => {
    const refusal = await submit(values, intent).catch(
      (error: unknown) => ({ error }) as Refusal<Name>,
    )
    const problems = refusal?.problems ?? {}
    const field = refusal?.clear && findInput(form.current, refusal.clear)
    if (field) field.value = ''
    setRefused(problems)
    finish(refusal?.error ?? null, firstOf(problems) ?? refusal?.clear ?? null)
  })
  const isPending = sending.status === 'pending'

  // In an effect, so that the field is described by its error when a screen reader arrives.
  useEffect(() => {
    if (outcome.focus) findInput(form.current, outcome.focus)?.focus()
  }, [outcome])

  function finish(error: unknown, focus: Name | null) {
    setOutcome(({ attempt }) => ({ attempt: attempt + 1, error, focus }))
  }

  function firstOf(problems: FieldProblems<Name>): Name | undefined {
    return names.find((name) => problems[name])
  }

  function read(): Record<Name, string> {
    const entries = names.map((name) => [name, findInput(form.current, name)?.value ?? ''])
    return Object.fromEntries(entries) as Record<Name, string>
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : ''
    const values = read()
    const problems = validate(values, intent)
    const wrong = firstOf(problems)
    setIntent(intent)
    setChecked(wrong !== undefined)
    setFound(problems)
    if (wrong) finish(null, wrong)
    else void sending.run(values, intent)
  }

  function onInput({ target }: FormEvent) {
    if (target instanceof HTMLInputElement) {
      setRefused((problems) => ({ ...problems, [target.name]: undefined }))
    }
    if (isChecked) setFound(validate(read(), intent))
  }

  return {
    /** Spread on the `form`. */
    form: { ref: form, noValidate: true, onSubmit, onInput, 'aria-busy': isPending || undefined },
    /** The problem of a field: found in the browser, else reported by the service. */
    problemOf: (name: Name): ReactNode => found[name] ?? refused[name],
    error: outcome.error,
    /** Id of where the error is said, for what it is about. */
    failureId,
    /** Counts the outcomes: the same message twice is a new one. */
    attempt: outcome.attempt,
    isPending,
    /** Of the last attempt to send it. */
    intent,
  }
}

function findInput(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const element = form?.elements.namedItem(name)
  return element instanceof HTMLInputElement ? element : null
}
