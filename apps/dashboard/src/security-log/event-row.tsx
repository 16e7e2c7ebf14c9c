import type { SecurityEvent } from '@app/core/admin'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { FactsLine } from '../lists/facts-line'
import { NoValue } from '../lists/no-value'
import { formatClock, formatTime } from '../ui/format'
import { Icon } from '../ui/icon'
import { toUserName } from '../users/user-texts'
import { toActorName } from './actor-name'
import { EventDetails } from './event-details'
import { isAlarming, toEventName } from './event-names'
import { listFacts } from './recorded-details'

interface EventRowProps {
  event: SecurityEvent
  /** Number of columns of the table. */
  columns: number
}

/** An event with its user, actor and time, and a button that shows everything in a row below. */
export function EventRow({ event, columns }: EventRowProps) {
  const { type, createdAt } = event
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const name = toEventName(type)
  return (
    <>
      <tr className={isOpen ? 'log-event open' : 'log-event'}>
        <td className="log-name">
          <p className="name">
            <span className={isAlarming(type) ? 'dot bad' : 'dot'} aria-hidden="true" />
            {name}
          </p>
          <FactsLine facts={listFacts(event)} />
        </td>
        <EventUser event={event} />
        <EventActor event={event} />
        <td className="log-time">
          <time dateTime={createdAt.toISOString()} title={formatTime(createdAt)}>
            {formatClock(createdAt)}
          </time>
        </td>
        <td className="end">
          <button
            className="icon-button"
            type="button"
            aria-label={`Details of “${name}”`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="chevron" />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className="log-details">
          <td colSpan={columns}>
            <EventDetails event={event} />
          </td>
        </tr>
      )}
    </>
  )
}

/** Name and address of the user. Without a name, the account was deleted. */
function EventUser({ event: { userId, user } }: { event: SecurityEvent }) {
  if (userId === null) {
    return (
      <td className="log-user wide-only">
        <NoValue text="No user" />
      </td>
    )
  }
  if (user === null) {
    return (
      <td className="log-user">
        <p className="hint">Deleted user</p>
      </td>
    )
  }
  return (
    <td className="log-user">
      <Link className="truncated" dir="auto" to={`../users/${userId}`}>
        {toUserName(user)}
      </Link>
      {user.displayName && user.primaryEmail && (
        <p className="hint truncated wide-only">{user.primaryEmail}</p>
      )}
    </td>
  )
}

/** The actor, and the IP address if it is known. */
function EventActor({ event }: { event: SecurityEvent }) {
  const { address } = event.actor
  const { name, role } = toActorName(event)
  return (
    <td className="log-actor">
      <p className={role ? 'truncated' : 'truncated log-nameless'}>
        <span className="log-by">By </span>
        {name}
      </p>
      {(role || address) && (
        <p className="hint truncated wide-only">
          {[role, address].filter((text) => text).join(' · ')}
        </p>
      )}
    </td>
  )
}
