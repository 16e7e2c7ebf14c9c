import type { SecurityEvent } from '@app/core/admin'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { FactsLine } from '../lists/facts-line'
import { formatTime } from '../ui/format'
import { Icon } from '../ui/icon'
import { toUserName } from '../users/user-texts'
import { toActorName } from './actor-name'
import { EventDetails } from './event-details'
import { isAlarming, toEventName } from './event-names'
import { listReadable } from './recorded-details'

/** An event with its user, actor and time, each in one line, and a button that shows everything. */
export function EventRow({ event }: { event: SecurityEvent }) {
  const { type, createdAt } = event
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const name = toEventName(type)
  return (
    <li className="log-event">
      <div>
        <p className="name">
          <span className={isAlarming(type) ? 'dot bad' : 'dot'} aria-hidden="true" />
          {name}
        </p>
        <FactsLine facts={listReadable(event).map(({ term, text }) => `${term}: ${text}`)} />
      </div>
      <EventUser event={event} />
      <div className="log-origin">
        <EventActor event={event} />
        <time className="hint" dateTime={createdAt.toISOString()}>
          {formatTime(createdAt)}
        </time>
      </div>
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
      {isOpen && <EventDetails id={id} event={event} />}
    </li>
  )
}

/** Name and address of the user. Without a name, the account was deleted. */
function EventUser({ event: { userId, user } }: { event: SecurityEvent }) {
  if (userId === null) return <div className="log-user" />
  if (user === null) return <p className="log-user hint">Deleted user</p>
  return (
    <div className="log-user">
      <Link className="truncated" dir="auto" to={`../users/${userId}`}>
        {toUserName(user)}
      </Link>
      {user.displayName && user.primaryEmail && (
        <p className="hint truncated not-on-phones">{user.primaryEmail}</p>
      )}
    </div>
  )
}

/** The actor, and the IP address if it is known. */
function EventActor({ event }: { event: SecurityEvent }) {
  const { address } = event.actor
  return (
    <div className="log-actor">
      <p className="truncated">{toActorName(event)}</p>
      {address && <p className="hint truncated not-on-phones">{address}</p>}
    </div>
  )
}
