import type { SecurityEvent } from '@app/core/admin'
import { addDays, toDay } from './dates'

/** The events of a day in the time zone of the browser. */
export interface EventDay {
  /** Such as "2026-11-29". */
  day: string
  date: Date
  events: readonly SecurityEvent[]
}

/** Groups events, which are in the order of their times, by day. */
export function groupByDay(events: readonly SecurityEvent[]): EventDay[] {
  const groups = new Map<string, { date: Date; events: SecurityEvent[] }>()
  for (const event of events) {
    const day = toDay(event.createdAt)
    const group = groups.get(day)
    if (group) group.events.push(event)
    else groups.set(day, { date: event.createdAt, events: [event] })
  }
  return [...groups].map(([day, group]) => ({ day, ...group }))
}

const weekdayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})
const yearFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})

/** Names a day, such as "Today", "Yesterday" or `null`, with its date, such as "Sunday, November 29". */
export function nameDay(date: Date, today: Date): { name: string | null; date: string } {
  const format = date.getFullYear() === today.getFullYear() ? weekdayFormat : yearFormat
  const day = toDay(date)
  const isYesterday = day === toDay(addDays(today, -1))
  const name = day === toDay(today) ? 'Today' : isYesterday ? 'Yesterday' : null
  return { name, date: format.format(date) }
}
