import type { SecurityEvent } from '@app/core/admin'
import { BreakableText } from '../ui/breakable-text'
import { formatExactTime } from '../ui/format'
import { toActorName } from './actor-name'
import { type Detail, listRecorded } from './recorded-details'

/** Everything that an event records, none of it shortened. */
export function EventDetails({ event }: { event: SecurityEvent }) {
  return (
    <dl className="facts">
      {listDetails(event).map(({ term, text, isProse }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {isProse ? (
              <bdi>{text}</bdi>
            ) : (
              <code>
                <BreakableText text={text} />
              </code>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function listDetails(event: SecurityEvent): Detail[] {
  const { type, userId, user, actor, createdAt } = event
  const { name, role } = toActorName(event)
  const listed: (Detail | false)[] = [
    !!user?.displayName && { term: 'Name', text: user.displayName, isProse: true },
    { term: 'Actor', text: role ? `${role} ${name}` : capitalize(name), isProse: true },
    { term: 'Time', text: formatExactTime(createdAt), isProse: true },
    { term: 'Time in UTC', text: createdAt.toISOString() },
    { term: 'Event', text: type },
    userId !== null && { term: 'User ID', text: userId },
    user !== null && user.primaryEmail !== null && { term: 'Email', text: user.primaryEmail },
    actor.userId !== null &&
      actor.userId !== userId && { term: 'User ID of the actor', text: actor.userId },
    actor.address !== null && { term: 'IP address', text: actor.address },
  ]
  return [...listed.filter((detail) => detail !== false), ...listRecorded(event)]
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
