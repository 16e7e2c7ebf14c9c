import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Field } from '../ui/field'
import { SelectField } from '../ui/select-field'
import { moveAmongChoices } from '../users/user-choices'
import { listedDays } from './dates'
import { eventTypes } from './event-names'
import { MatchingUsers } from './matching-users'
import { filters, useFilters } from './use-filters'
import { useUserFilter } from './use-user-filter'

const options = [{ value: '', name: 'All events' }, ...eventTypes]

/** Form that filters the log, by the URL. */
export function Filter() {
  const [params] = useSearchParams()
  const show = useFilters()
  const user = useUserFilter(show)
  const form = useRef<HTMLFormElement>(null)

  /** Returns to the field, without the users that match it. */
  function dismiss() {
    user.clear()
    form.current?.querySelector('input')?.focus()
  }

  return (
    <search>
      <form
        ref={form}
        className="card form filter"
        onSubmit={user.submit}
        onKeyDown={(event) => {
          moveAmongChoices(event)
          if (event.key === 'Escape' && user.matches.length > 0) dismiss()
        }}
      >
        <SelectField
          label="Event"
          value={params.get('type') ?? ''}
          onChange={(value) => show('type', value)}
          options={options}
        />
        <Field
          label="User"
          data-finds-users
          placeholder="Name, email or ID"
          value={user.typed}
          onChange={user.type}
          problem={user.problem}
          spellCheck={false}
          maxLength={320}
        />
        <DayField name="from" label="From" show={show} />
        <DayField name="to" label="To" show={show} />
        <Actions isPending={user.isPending} />
        <p role="alert" className="failure">
          {user.failure}
        </p>
        {user.matches.length > 0 && (
          <MatchingUsers
            users={user.matches}
            onChoose={(chosen) => {
              user.choose(chosen)
              dismiss()
            }}
          />
        )}
      </form>
    </search>
  )
}

/** The button that filters by the typed user, and a link to the whole log. */
function Actions({ isPending }: { isPending: boolean }) {
  const [params] = useSearchParams()
  return (
    <div className="actions">
      <button className="button" type="submit" aria-disabled={isPending}>
        Filter
      </button>
      {filters.some((name) => params.has(name)) && (
        <Link className="button" to="?" state="search">
          Clear
        </Link>
      )}
    </div>
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
