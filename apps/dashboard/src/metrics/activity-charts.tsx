import type { DailyActivity, ProjectMetrics } from '@app/core/admin'
import { useSearchParams } from 'react-router'
import { UrlFilter } from '../lists/url-filter'
import { formatCount } from '../ui/format'
import { DailyChart } from './daily-chart'
import { formatDate } from './format-date'
import { lastDays, ranges, sum, toChange, toRange } from './ranges'

const rangeOptions = ranges.map((range) => ({ id: String(range), name: `Last ${range} days` }))

/** Sign-ups and active users by day, as charts and as a table, compared with the days before. */
export function ActivityCharts({ metrics }: { metrics: ProjectMetrics }) {
  const range = toRange(useSearchParams()[0].get('days'))
  const signUps = lastDays(metrics.dailyUsers, range)
  const active = lastDays(metrics.dailyActiveUsers, range)
  const activeToday = active.at(-1)?.activity ?? 0
  return (
    <section className="card charts" aria-labelledby="activity">
      <div className="row">
        <h2 id="activity">Activity</h2>
        <UrlFilter name="days" label="Period" options={rangeOptions} fallback="30" />
      </div>
      <div className="columns">
        <DailyChart
          title="Sign-ups"
          noun="sign-up"
          days={signUps}
          summary={formatCount(sum(signUps), 'sign-up')}
          change={toChange(metrics.dailyUsers, range)}
        />
        <DailyChart
          title="Active users"
          noun="active user"
          days={active}
          summary={`${formatCount(activeToday, 'active user')} today`}
          change={toChange(metrics.dailyActiveUsers, range)}
        />
      </div>
      <DailyTable signUps={signUps} active={active} />
    </section>
  )
}

interface DailyTableProps {
  signUps: readonly DailyActivity[]
  active: readonly DailyActivity[]
}

function DailyTable({ signUps, active }: DailyTableProps) {
  const activeByDay = new Map(active.map(({ date, activity }) => [date, activity]))
  return (
    <details className="disclosure">
      <summary>Show the numbers of each day</summary>
      <table>
        <caption className="visually-hidden">Activity by day (UTC), newest first</caption>
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            <th scope="col">Sign-ups</th>
            <th scope="col">Active</th>
          </tr>
        </thead>
        <tbody>
          {[...signUps].reverse().map(({ date, activity }) => (
            <tr key={date}>
              <th scope="row">{formatDate(date)}</th>
              <td>{activity}</td>
              <td>{activeByDay.get(date) ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
