import type { SecurityEvent } from '@app/core/admin'
import { useId } from 'react'
import { TableHead } from '../lists/table-head'
import { type EventDay, groupByDay, nameDay } from './event-days'
import { EventRow } from './event-row'
import { useToday } from './use-today'

const columns = [
  { name: 'Event' },
  { name: 'User' },
  { name: 'Actor' },
  { name: 'Time' },
  { name: 'Details', isHidden: true, className: 'end' },
]

/** Table of events, newest first, in a group for each day. */
export function EventTable({ events }: { events: readonly SecurityEvent[] }) {
  const today = useToday()
  return (
    <div className="card table log">
      <table aria-label="Events, newest first">
        <TableHead columns={columns} />
        {groupByDay(events).map((group) => (
          <Day key={group.day} group={group} today={today} />
        ))}
      </table>
    </div>
  )
}

function Day({ group, today }: { group: EventDay; today: Date }) {
  const id = useId()
  const { name, date } = nameDay(group.date, today)
  return (
    <tbody aria-labelledby={id}>
      <tr className="log-day">
        <td colSpan={columns.length}>
          <h2 id={id}>
            {name ?? date}
            {name !== null && <span className="hint"> {date}</span>}
          </h2>
        </td>
      </tr>
      {group.events.map((event) => (
        <EventRow key={event.id} event={event} columns={columns.length} />
      ))}
    </tbody>
  )
}
