import { Link } from 'react-router'
import { english } from '../language'

/** Page for an unknown path. */
export function NotFoundPage() {
  return (
    <main {...english} className="page wide">
      <title>Page not found · Demo</title>
      <h1>Page not found</h1>
      <p className="lead">This page doesn’t exist or has moved.</p>
      <p className="actions">
        <Link className="button primary" to="/">
          Go home
        </Link>
      </p>
    </main>
  )
}
