import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Field } from '../ui/field'
import { SelectField } from '../ui/select-field'
import { eventTypes } from './event-names'

const options = [{ value: '', name: 'All events' }, ...eventTypes]

/** Form that filters the log, by the URL. */
export function Filter() {
  const [params, setParams] = useSearchParams()
  const user = params.get('user') ?? ''
  const [typed, setTyped] = useState(user)
  const [shown, setShown] = useState(user)
  // Links, and the buttons Back and Forward of the browser, change the URL too.
  if (shown !== user) {
    setShown(user)
    setTyped(user)
  }

  function show(name: 'type' | 'user', value: string) {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    next.delete('cursor')
    setParams(next, { state: 'search' })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    show('user', typed.trim())
  }

  return (
    <search>
      <form className="card form filter" onSubmit={submit}>
        <SelectField
          label="Event"
          value={params.get('type') ?? ''}
          onChange={(value) => show('type', value)}
          options={options}
        />
        <Field
          label="User ID"
          value={typed}
          onChange={setTyped}
          spellCheck={false}
          pattern="\s*[\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12}\s*"
          title="The ID on the page of the user, such as 988f35c2-edbb-4aed-8abb-6d62366d5a46."
        />
        <div className="actions">
          <button className="button" type="submit">
            Filter
          </button>
          {(params.has('type') || params.has('user')) && (
            <Link className="button" to="?" state="search">
              Clear
            </Link>
          )}
        </div>
      </form>
    </search>
  )
}
