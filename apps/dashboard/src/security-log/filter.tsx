import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { Field } from '../ui/field'
import { SelectField } from '../ui/select-field'
import { useAction } from '../ui/use-action'
import { listedDays } from './dates'
import { eventTypes } from './event-names'
import { findUser } from './find-user'

/** Parameters of the URL. */
const filters = ['type', 'user', 'from', 'to'] as const

type FilterName = (typeof filters)[number]

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
          problem={user.problem}
          spellCheck={false}
          maxLength={320}
        />
        <DayField name="from" label="From" show={show} />
        <DayField name="to" label="To" show={show} />
        <div className="actions">
          <button className="button" type="submit" aria-disabled={user.isPending}>
            Filter
          </button>
          {filters.some((name) => params.has(name)) && (
            <Link className="button" to="?" state="search">
              Clear
            </Link>
          )}
        </div>
        <p role="alert" className="failure">
          {user.failure}
        </p>
      </form>
    </search>
  )
}

interface DayFieldProps {
  name: 'from' | 'to'
  label: string
  show: ReturnType<typeof useFilters>
}

/** Field for the first or last day, which filters as soon as it is a day with events. */
function DayField({ name, label, show }: DayFieldProps) {
  const day = useSearchParams()[0].get(name) ?? ''
  const [typed, setTyped] = useState(day)
  const [shown, setShown] = useState(day)
  // Links and the browser’s Back and Forward buttons change the URL, too.
  if (shown !== day) {
    setShown(day)
    setTyped(day)
  }
  const { min, max } = listedDays()

  function change(value: string) {
    setTyped(value)
    // A year is typed digit by digit.
    if (value === '' || (value >= min && value <= max)) show(name, value)
  }

  return <Field label={label} type="date" value={typed} min={min} max={max} onChange={change} />
}

/** Returns a function that sets a filter in the URL. */
function useFilters() {
  const [params, setParams] = useSearchParams()
  return (name: FilterName, value: string) => {
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
    /** Message for the field. */
    problem,
    failure: search.error,
    isPending: search.isPending,
    submit(event: FormEvent) {
      event.preventDefault()
      setProblem(null)
      void search.run(filter)
    },
  }
}
