import { Link } from 'react-router'

/** Shown for an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <main className="page wide">
      <title>Page not found · Demo</title>
      <h1>There is no page here</h1>
      <p className="lead">The address may be mistyped, or the page has moved.</p>
      <p className="actions">
        <Link className="button primary" to="/">
          Go home
        </Link>
      </p>
    </main>
  )
}
