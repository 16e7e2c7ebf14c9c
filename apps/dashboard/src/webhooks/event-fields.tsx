import type { WebhookEventType } from '@app/core/admin'
import { useId } from 'react'
import { BreakableText } from '../ui/breakable-text'

/** Event types with their occasions. */
const occasions = {
  'user.created': 'A user signed up or was added',
  'user.updated': 'A user changed',
  'user.deleted': 'A user was deleted',
  'team.created': 'A team was created',
  'team.updated': 'A team changed',
  'team.deleted': 'A team was deleted',
  'team_membership.created': 'A user joined a team',
  'team_membership.deleted': 'A user left a team',
  'team_permission.created': 'A member got a permission',
  'team_permission.deleted': 'A member lost a permission',
  'project_permission.created': 'A user got a permission',
  'project_permission.deleted': 'A user lost a permission',
} satisfies Record<WebhookEventType, string>

const eventTypes = Object.entries(occasions) as [WebhookEventType, string][]

/** Event types of an endpoint; `null` for all. */
export type EventTypes = readonly WebhookEventType[] | null

/** Changes of the event types, apart from those that were not touched. */
export interface TypedEvents {
  isAll?: boolean
  /** Types to add (`true`) or remove. */
  chosen: ReadonlyMap<WebhookEventType, boolean>
}

/** Applies the changes of the form to the event types, which other owners may have changed. */
export function toEventTypes(current: EventTypes, { isAll, chosen }: TypedEvents): EventTypes {
  if (isAll ?? current === null) return null
  return eventTypes.flatMap(([type]) =>
    (chosen.get(type) ?? current?.includes(type)) ? [type] : [],
  )
}

/** Names the event types of an endpoint, such as "All events". */
export function nameEvents(types: EventTypes): string {
  if (types === null) return 'All events'
  return types.length > 3 ? `${types.length} types of events` : types.join(', ')
}

interface EventFieldsProps {
  current: EventTypes
  typed: TypedEvents
  onChange: (typed: TypedEvents) => void
}

/** Fields that choose the events of an endpoint: all of them, or some types. */
export function EventFields({ current, typed, onChange }: EventFieldsProps) {
  const name = useId()
  const types = toEventTypes(current, typed)
  return (
    <fieldset>
      <legend>Events</legend>
      <label className="check">
        <input
          type="radio"
          name={name}
          checked={types === null}
          onChange={() => onChange({ ...typed, isAll: true })}
        />
        All events, future types included
      </label>
      <label className="check">
        <input
          type="radio"
          name={name}
          checked={types !== null}
          onChange={() => onChange({ ...typed, isAll: false })}
        />
        Only these types
      </label>
      {types !== null && (
        <div className="event-types">
          {eventTypes.map(([type, occasion]) => (
            <label key={type} className="check">
              <input
                type="checkbox"
                checked={types.includes(type)}
                onChange={({ target }) =>
                  onChange({ ...typed, chosen: new Map(typed.chosen).set(type, target.checked) })
                }
              />
              <span>
                <code>
                  <BreakableText text={type} />
                </code>
                <span className="hint"> {occasion}</span>
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
