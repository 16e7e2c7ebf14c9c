/** Placeholder of a page that is loading. */
export function Loading() {
  return (
    <main className="page" aria-busy="true">
      <p role="status" className="visually-hidden">
        Loading
      </p>
      <div className="skeleton title" />
      <div className="skeleton" />
    </main>
  )
}
