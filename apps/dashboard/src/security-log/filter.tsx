import type { ServerUser } from '@app/core/server'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Field } from '../ui/field'
import { Icon } from '../ui/icon'
import { SelectField } from '../ui/select-field'
import { moveAmongChoices } from '../users/user-choices'
import { ActiveFilters, useActiveFilters } from './active-filters'
import { DayField } from './day-field'
import { eventTypes } from './event-names'
import { MatchingUsers } from './matching-users'
import { filters, useFilters } from './use-filters'
import { type UserFilter, useUserFilter } from './use-user-filter'

const options = [{ value: '', name: 'All events' }, ...eventTypes]

/** Form that filters the log, by the URL. On phones, a button opens it, and the active filters are below the button. */
export function Filter() {
  const show = useFilters()
  const user = useUserFilter(show)
  const active = useActiveFilters(user.typed)
  const search = useRef<HTMLElement>(null)
  const id = useId()
  const { isOpen, button, toggle, close, finish } = usePanel()

  /** Returns to the field, without the users that match it. */
  function dismiss() {
    user.clear()
    search.current?.querySelector('input')?.focus()
  }

  function pressKey(event: KeyboardEvent<HTMLElement>) {
    moveAmongChoices(event)
    if (event.key !== 'Escape') return
    if (user.choice.matches.length > 0) dismiss()
    else if (isOpen) close()
  }

  return (
    <search ref={search} className="log-filter" onKeyDown={pressKey}>
      <div className="filter-bar">
        <button
          ref={button}
          className="button"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          <Icon name="filter" />
          Filter
          <ActiveCount count={active.length} />
        </button>
        <ActiveFilters active={active} show={show} onRemove={() => button.current?.focus()} />
      </div>
      <form
        id={id}
        className={isOpen ? 'card form filter open' : 'card form filter'}
        onSubmit={(event) => {
          event.preventDefault()
          void user.submit().then((isShown) => isShown && finish())
        }}
      >
        <Fields
          user={user}
          show={show}
          onChoose={(chosen) => {
            user.choose(chosen)
            dismiss()
            finish()
          }}
        />
      </form>
    </search>
  )
}

/** State of the fields, which the button shows and hides on phones. */
function usePanel() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }

  return {
    isOpen,
    button,
    toggle: () => setIsOpen(!isOpen),
    close,
    /** Shows the events instead of the fields where these take most of the window. */
    finish() {
      if (button.current?.checkVisibility()) close()
    },
  }
}

function ActiveCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="badge">
      {count}
      <span className="visually-hidden"> active</span>
    </span>
  )
}

interface FieldsProps {
  user: UserFilter
  show: ReturnType<typeof useFilters>
  onChoose: (user: ServerUser) => void
}

function Fields({ user, show, onChoose }: FieldsProps) {
  const [params] = useSearchParams()
  return (
    <>
      <SelectField
        label="Event"
        value={params.get('type') ?? ''}
        onChange={(value) => show('type', value)}
        options={options}
      />
      <div className="user-filter">
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
        <MatchingUsers {...user.choice} onChoose={onChoose} />
      </div>
      <DayField name="from" label="From" show={show} />
      <DayField name="to" label="To" show={show} />
      <Actions isPending={user.isPending} />
      <p role="alert" className="failure">
        {user.failure}
      </p>
    </>
  )
}

/** The button that filters by the typed user, and a link to the whole log. */
function Actions({ isPending }: { isPending: boolean }) {
  const [params] = useSearchParams()
  return (
    <div className="actions">
      <button className="button" type="submit" aria-disabled={isPending}>
        Apply
      </button>
      {filters.some((name) => params.has(name)) && (
        <Link className="button" to="?" state="search">
          Clear
        </Link>
      )}
    </div>
  )
}
