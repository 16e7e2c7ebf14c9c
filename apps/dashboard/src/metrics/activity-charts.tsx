import type { DailyActivity, ProjectMetrics } from '@app/core/admin'
import { formatCount } from '../ui/format'
import { DailyChart } from './daily-chart'
import { formatDate } from './format-date'

/** Sign-ups and active users by day, as charts and as a table. */
export function ActivityCharts({ metrics }: { metrics: ProjectMetrics }) {
  const { dailyUsers, dailyActiveUsers } = metrics
  const activeToday = dailyActiveUsers.at(-1)?.activity ?? 0
  return (
    <section className="card charts" aria-labelledby="activity">
      <h2 id="activity">Activity in the last {dailyUsers.length} days</h2>
      <div className="columns">
        <DailyChart
          title="Sign-ups"
          noun="sign-up"
          days={dailyUsers}
          summary={formatCount(sum(dailyUsers), 'sign-up')}
        />
        <DailyChart
          title="Active users"
          noun="active user"
          days={dailyActiveUsers}
          summary={`${formatCount(activeToday, 'active user')} today`}
        />
      </div>
      <DailyTable metrics={metrics} />
    </section>
  )
}

function sum(days: readonly DailyActivity[]): number {
  return days.reduce((total, { activity }) => total + activity, 0)
}

function DailyTable({ metrics: { dailyUsers, dailyActiveUsers } }: { metrics: ProjectMetrics }) {
  const active = new Map(dailyActiveUsers.map(({ date, activity }) => [date, activity]))
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
          {[...dailyUsers].reverse().map(({ date, activity }) => (
            <tr key={date}>
              <th scope="row">{formatDate(date)}</th>
              <td>{activity}</td>
              <td>{active.get(date) ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
