import { type FormEvent, useState } from 'react'
import { type Action, useAction } from '../ui/use-action'

/** State of a form that changes an object. */
export interface Draft<Values> {
  /** The values that were typed: all others follow the object, which other owners may change. */
  typed: Partial<Values>
  change: (changes: Partial<Values>) => void
  /** Returns whether something was typed that is not in the saved values. */
  differsFrom: (saved: Partial<Values>) => boolean
  action: Action
  /** Whether everything that was typed is saved. */
  isSaved: boolean
  submit: (event: FormEvent) => void
  /** Drops everything that was typed. */
  discard: () => void
}

/**
 * Returns the state of a form that changes an object.
 *
 * @param save Saves the typed values.
 */
export function useDraft<Values extends object>(
  save: (typed: Partial<Values>) => Promise<unknown>,
): Draft<Values> {
  const [typed, setTyped] = useState<Partial<Values>>({})
  const [wasSaved, setWasSaved] = useState(false)
  const action = useAction()

  async function run() {
    if (!(await action.run(() => save(typed)))) return
    // Keeps what was typed in the meantime.
    setTyped((now) => (now === typed ? {} : now))
    setWasSaved(true)
  }

  return {
    typed,
    change: (changes) => setTyped({ ...typed, ...changes }),
    differsFrom: (saved) =>
      (Object.keys(typed) as (keyof Values)[]).some((name) => typed[name] !== saved[name]),
    action,
    isSaved: wasSaved && Object.keys(typed).length === 0,
    submit(event) {
      event.preventDefault()
      void run()
    },
    discard: () => setTyped({}),
  }
}
