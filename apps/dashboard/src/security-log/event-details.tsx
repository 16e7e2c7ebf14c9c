import type { SecurityEvent } from '@app/core/admin'
import { type Detail, listRecorded } from './recorded-details'

/** Facts that an event records besides its user and actor. */
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
  const { type, userId, actor, createdAt } = event
  const listed: (Detail | false)[] = [
    { term: 'Event', text: type },
    { term: 'Time', text: createdAt.toISOString() },
    userId !== null && { term: 'User ID', text: userId },
    actor.userId !== null &&
      actor.userId !== userId && { term: 'User ID of the actor', text: actor.userId },
  ]
  return [...listed.filter((detail) => detail !== false), ...listRecorded(event)]
}
