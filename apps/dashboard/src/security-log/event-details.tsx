import type { SecurityEvent } from '@app/core/admin'
import { type Detail, listRecorded } from './recorded-details'

/** Everything that an event records, apart from the names of its user and actor. */
export function EventDetails({ id, event }: { id: string; event: SecurityEvent }) {
  return (
    <dl id={id} className="facts">
      {listDetails(event).map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <code>{text}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function listDetails(event: SecurityEvent): Detail[] {
  const { type, userId, user, actor, createdAt } = event
  const listed: (Detail | false)[] = [
    { term: 'Event', text: type },
    { term: 'Time', text: createdAt.toISOString() },
    userId !== null && { term: 'User ID', text: userId },
    user !== null && user.primaryEmail !== null && { term: 'Email', text: user.primaryEmail },
    actor.userId !== null &&
      actor.userId !== userId && { term: 'User ID of the actor', text: actor.userId },
    actor.address !== null && { term: 'IP address', text: actor.address },
  ]
  return [...listed.filter((detail) => detail !== false), ...listRecorded(event)]
}
