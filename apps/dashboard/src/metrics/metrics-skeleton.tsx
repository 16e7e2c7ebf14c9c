import { SkeletonRows } from '../lists/skeleton-rows'

/** Placeholder of the figures of a project, in their shape. */
export function MetricsSkeleton() {
  return (
    <>
      <div className="card columns skeleton-charts" aria-hidden="true">
        <div className="skeleton-chart" />
        <div className="skeleton-chart" />
      </div>
      <SkeletonRows count={3} />
    </>
  )
}
