import { SkeletonRows } from '../lists/skeleton-rows'

/** Placeholder of a page that is loading. */
export function Loading() {
  return (
    <main className="page">
      <div className="skeleton title" />
      <SkeletonRows />
    </main>
  )
}
