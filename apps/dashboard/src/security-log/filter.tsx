import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { Field } from '../ui/field'
import { SelectField } from '../ui/select-field'
import { useAction } from '../ui/use-action'
import { eventTypes } from './event-names'
import { findUser } from './find-user'

const options = [{ value: '', name: 'All events' }, ...eventTypes]

/** Form that filters the log, by the URL. */
export function Filter() {
  const [params] = useSearchParams()
  const show = useFilters()
  const user = useUserFilter(show)
  return (
    <search>
      <form className="card form filter" onSubmit={user.submit}>
        <SelectField
          label="Event"
          value={params.get('type') ?? ''}
          onChange={(value) => show('type', value)}
          options={options}
        />
        <Field
          label="User"
          placeholder="Name, email or ID"
          value={user.typed}
          onChange={user.type}
          spellCheck={false}
          maxLength={320}
        />
        <div className="actions">
          <button className="button" type="submit" aria-disabled={user.isPending}>
            Filter
          </button>
          {(params.has('type') || params.has('user')) && (
            <Link className="button" to="?" state="search">
              Clear
            </Link>
          )}
        </div>
        <p role="alert" className="failure">
          {user.problem}
        </p>
      </form>
    </search>
  )
}

/** Returns a function that sets a filter in the URL. */
function useFilters() {
  const [params, setParams] = useSearchParams()
  return (name: 'type' | 'user', value: string) => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    next.delete('cursor')
    setParams(next, { state: 'search' })
  }
}

/** Returns the state of the user field, which keeps the typed text while the URL has the ID of the user. */
function useUserFilter(show: ReturnType<typeof useFilters>) {
  const { app } = useProject()
  const id = useSearchParams()[0].get('user') ?? ''
  const [typed, setTyped] = useState(id)
  const [shown, setShown] = useState(id)
  const [problem, setProblem] = useState<string | null>(null)
  const search = useAction()
  const [found, setFound] = useState<string | null>(null)
  // Links and the browser’s Back and Forward buttons change the URL, too.
  if (shown !== id) {
    setShown(id)
    if (id !== found) setTyped(id)
    setFound(null)
    setProblem(null)
  }

  async function filter() {
    const text = typed.trim()
    const user = text === '' ? { id: '' } : await findUser(app, text)
    if ('problem' in user) return setProblem(user.problem)
    setFound(user.id)
    show('user', user.id)
  }

  return {
    typed,
    type(text: string) {
      setTyped(text)
      setProblem(null)
    },
    problem: problem ?? search.error,
    isPending: search.isPending,
    submit(event: FormEvent) {
      event.preventDefault()
      setProblem(null)
      void search.run(filter)
    },
  }
}
