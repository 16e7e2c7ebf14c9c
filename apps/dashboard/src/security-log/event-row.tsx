import type { NamedUser, SecurityEvent } from '@app/core/admin'
import { Link } from 'react-router'
import { formatTime } from '../ui/format'
import { toUserName } from '../users/user-texts'
import { toEventName } from './event-names'

/** An event with its user, actor and details. */
export function EventRow({ event }: { event: SecurityEvent }) {
  const { type, createdAt } = event
  const details = Object.entries(event.details).flatMap((detail) => toDetail(detail, event.owner))
  return (
    <li className="event">
      <div>
        <p className="name">{toEventName(type)}</p>
        <EventUser event={event} />
        {details.length > 0 && <p className="hint">{details.join(' · ')}</p>}
      </div>
      <p className="hint">
        <time dateTime={createdAt.toISOString()}>{formatTime(createdAt)}</time>
        <br />
        {toActor(event)}
      </p>
    </li>
  )
}

/** The user of an event, with a link. Without a name, the account was deleted. */
function EventUser({ event: { userId, user } }: { event: SecurityEvent }) {
  if (userId === null) return null
  if (user === null) {
    return (
      <p className="hint">
        Deleted user <code>{userId}</code>
      </p>
    )
  }
  return (
    <p className="hint">
      User{' '}
      <Link to={`../users/${userId}`}>
        <bdi>{toUserName(user)}</bdi>
      </Link>
      {user.displayName && user.primaryEmail && ` · ${user.primaryEmail}`}
    </p>
  )
}

/** Converts a detail, such as "Session ID: 8555…" for `session_id`, and "Impersonation" for `is_impersonation`. */
function toDetail([name, value]: [string, string | boolean], owner: NamedUser | null): string[] {
  if (value === false) return []
  if (name === 'owner_id' && owner) return [`Owner: ${toOwnerName(owner)}`]
  const words = name
    .replace(/^is_/, '')
    .replaceAll('_', ' ')
    .replace(/\bid\b/g, 'ID')
  const label = words.charAt(0).toUpperCase() + words.slice(1)
  return [value === true ? label : `${label}: ${value}`]
}

/** Names of the actors other than users. */
const actors = {
  client: 'By a visitor',
  server: 'By your server',
  admin: 'By an admin key',
  operator: 'By the operator of the service',
} satisfies Record<SecurityEvent['actor']['access'], string>

/** Names the actor of an event, with the IP address if it is known. */
function toActor(event: SecurityEvent): string {
  const { address } = event.actor
  const name = toActorName(event)
  return address ? `${name} · ${address}` : name
}

function toActorName({ userId, actor }: SecurityEvent): string {
  // The dashboard also does what servers may do, with the session of the owner.
  if (actor.ownerId !== null) {
    return actor.owner ? `By the owner ${toOwnerName(actor.owner)}` : 'By a deleted owner'
  }
  if (actor.access !== 'client' || actor.userId === null) return actors[actor.access]
  if (actor.userId === userId) return 'By the user'
  return `By ${actor.user ? toUserName(actor.user) : `user ${actor.userId}`}`
}

/** Returns the email address of an owner, which other owners know them by. */
function toOwnerName(owner: NamedUser): string {
  return owner.primaryEmail ?? toUserName(owner)
}
