import type { SecurityEvent } from '@app/core/admin'
import { BreakableText } from '../ui/breakable-text'
import { toActorName } from './actor-name'
import { type Detail, listRecorded } from './recorded-details'

/** Everything that an event records, none of it shortened. */
export function EventDetails({ id, event }: { id: string; event: SecurityEvent }) {
  return (
    <dl id={id} className="facts">
      {listNames(event).map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
      {listDetails(event).map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <code>
              <BreakableText text={text} />
            </code>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Lists the name of the user and that of the actor. */
function listNames(event: SecurityEvent): Detail[] {
  const actor = { term: 'Actor', text: toActorName(event) }
  return event.user?.displayName ? [{ term: 'Name', text: event.user.displayName }, actor] : [actor]
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
