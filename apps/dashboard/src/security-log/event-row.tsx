import type { SecurityEvent } from '@app/core/admin'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { type Fact, FactsLine } from '../lists/facts-line'
import { formatTime } from '../ui/format'
import { Icon } from '../ui/icon'
import { toUserName } from '../users/user-texts'
import { toActorName } from './actor-name'
import { EventDetails } from './event-details'
import { isAlarming, toEventName } from './event-names'
import { listReadable } from './recorded-details'

/** An event with its user and actor, and a button that shows the details. */
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
        <FactsLine facts={[...listUserFacts(event), ...listRecordedFacts(event)]} />
      </div>
      <div>
        <p>
          <time dateTime={createdAt.toISOString()}>{formatTime(createdAt)}</time>
        </p>
        <FactsLine facts={listActorFacts(event)} />
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

/** Lists the name and address of the user. Without a name, the account was deleted. */
function listUserFacts({ userId, user }: SecurityEvent): Fact[] {
  if (userId === null) return []
  if (user === null) return [{ id: 'user', text: 'Deleted user' }]
  const name = (
    <Link to={`../users/${userId}`}>
      <bdi>{toUserName(user)}</bdi>
    </Link>
  )
  const facts: Fact[] = [{ id: 'user', text: name }]
  if (user.displayName && user.primaryEmail) {
    facts.push({ id: 'email', text: user.primaryEmail, isWideOnly: true })
  }
  return facts
}

/** Lists what changed, such as the name of a permission. */
function listRecordedFacts(event: SecurityEvent): Fact[] {
  return listReadable(event).map(({ term, text }) => ({ id: term, text: `${term}: ${text}` }))
}

/** Lists the actor and the IP address if it is known. */
function listActorFacts(event: SecurityEvent): Fact[] {
  const { address } = event.actor
  const facts: Fact[] = [{ id: 'actor', text: toActorName(event) }]
  if (address) facts.push({ id: 'address', text: address, isWideOnly: true })
  return facts
}
