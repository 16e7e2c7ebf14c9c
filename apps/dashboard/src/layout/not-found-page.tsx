import { Link } from 'react-router'
import { Page } from './page'

/** Page for an unknown path. */
export function NotFoundPage() {
  return (
    <Page title="Page not found" lead="This page doesn’t exist or has moved.">
      <p className="actions">
        <Link className="button primary" to="/projects">
          All projects
        </Link>
      </p>
    </Page>
  )
}
