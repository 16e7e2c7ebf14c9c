import { formatRecent, formatTime } from './format'

/** A time relative to now if it is recent, with the complete time as a tooltip. */
export function RecentTime({ date }: { date: Date }) {
  return (
    <time dateTime={date.toISOString()} title={formatTime(date)}>
      {formatRecent(date)}
    </time>
  )
}
