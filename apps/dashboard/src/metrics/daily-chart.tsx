import type { DailyActivity } from '@app/core/admin'
import { formatCount } from '../ui/format'
import { formatDate } from './format-date'

/** Units of the drawing for a day, for its bar, and for the height. */
const dayWidth = 10
const barWidth = 7
const height = 80

interface DailyChartProps {
  title: string
  /** Counted objects, such as "sign-up". */
  noun: string
  /** Numbers by day, today last. */
  days: readonly DailyActivity[]
  /** The number to know first. */
  summary: string
  /** Comparison with the days before; `null` if there were none. */
  change: string | null
}

/** Bar for each day. Screen readers get its summary; the numbers are in a table below the charts. */
export function DailyChart({ title, noun, days, summary, change }: DailyChartProps) {
  const max = Math.max(...days.map(({ activity }) => activity))
  const [first, last] = [days.at(0), days.at(-1)]
  return (
    <figure className="chart">
      <figcaption>
        <span className="label">{title}</span>
        <strong>{summary}</strong>
        <span className="hint">{change ?? 'No earlier days to compare with'}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * dayWidth} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title} by day, at most ${max} on a day`}
      >
        {days.map(({ date, activity }, index) => (
          <Day key={date} index={index} share={max === 0 ? 0 : activity / max}>
            {`${formatDate(date)}: ${formatCount(activity, noun)}`}
          </Day>
        ))}
      </svg>
      <p className="axis" aria-hidden="true">
        <span>{first && formatDate(first.date)}</span>
        <span>{max > 0 && `peak ${max}`}</span>
        <span>{last && formatDate(last.date)}</span>
      </p>
    </figure>
  )
}

interface DayProps {
  index: number
  /** Height of the bar, from 0 to 1. */
  share: number
  /** Text that appears for a pointer. */
  children: string
}

function Day({ index, share, children }: DayProps) {
  const x = index * dayWidth
  return (
    <g>
      <title>{children}</title>
      <rect className="day" x={x} y={0} width={dayWidth} height={height} />
      <rect
        className="bar"
        x={x + (dayWidth - barWidth) / 2}
        y={height * (1 - share)}
        width={barWidth}
        height={height * share}
      />
    </g>
  )
}
