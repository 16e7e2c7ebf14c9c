import { NetworkError } from '@app/core'
import type { AdminOwnedProject, ProjectMetrics } from '@app/core/admin'
import { useCallback } from 'react'
import { useFresh } from '../hooks/use-fresh'
import { ActivityCharts } from './activity-charts'
import { FirstSteps } from './first-steps'
import { MetricsSkeleton } from './metrics-skeleton'
import { fetchedDays } from './ranges'
import { RecentUsers } from './recent-users'
import { toCountryName, toMethodName } from './share-names'
import { Shares } from './shares'

/** Usage of a project: sign-ups and active users by day, newest users, sign-in methods and countries. */
export function Metrics({ project }: { project: AdminOwnedProject }) {
  const { data, error, refresh } = project.app.useMetricsState({ days: fetchedDays })
  const { getMetrics } = project.app
  useFresh(useCallback(() => getMetrics({ days: fetchedDays }), [getMetrics]))
  if (error) return <Failure error={error} onRetry={refresh} />
  if (!data) return <MetricsSkeleton />
  return data.totalUsers === 0 && !hasActivity(data) ? (
    <FirstSteps project={project} />
  ) : (
    <Figures metrics={data} />
  )
}

function hasActivity({ dailyUsers, dailyActiveUsers }: ProjectMetrics): boolean {
  return [...dailyUsers, ...dailyActiveUsers].some(({ activity }) => activity > 0)
}

function Figures({ metrics }: { metrics: ProjectMetrics }) {
  const { recentlyRegistered, recentlyActive, loginMethods, usersByCountry } = metrics
  const methods = loginMethods.map(({ method, count }) => ({ name: toMethodName(method), count }))
  const countries = Object.entries(usersByCountry).map(([code, count]) => ({
    name: toCountryName(code),
    count,
  }))
  return (
    <>
      <ActivityCharts metrics={metrics} />
      <div className="columns">
        <RecentUsers title="Newest users" users={recentlyRegistered} at="signedUpAt" />
        <RecentUsers title="Recently active" users={recentlyActive} at="lastActiveAt" />
        <Shares title="Sign-ins by method" noun="sign-in" shares={methods} />
        <Shares title="Users by country" noun="user" shares={countries} />
      </div>
    </>
  )
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => Promise<unknown> }) {
  return (
    <section className="card row" aria-labelledby="activity">
      <div>
        <h2 id="activity">Activity</h2>
        <p className="failure" role="alert">
          {error instanceof NetworkError
            ? 'We can’t reach the service. Check your connection and try again.'
            : 'The figures could not be loaded.'}
        </p>
      </div>
      <button className="button" type="button" onClick={() => onRetry().catch(() => undefined)}>
        Try again
      </button>
    </section>
  )
}
