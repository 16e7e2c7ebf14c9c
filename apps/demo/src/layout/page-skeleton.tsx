import { english } from '../language'

/** Placeholder while the user is loading: neither the signed-in nor the signed-out page. */
export function PageSkeleton() {
  return (
    <main {...english} className="page skeleton" aria-busy="true" aria-label="Loading">
      <span className="skeleton-title" />
      <span className="skeleton-line" />
      <span className="skeleton-card" />
    </main>
  )
}
