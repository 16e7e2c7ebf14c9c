import { Link } from 'react-router'
import { Page } from './page'

/** Page for a project that the owner cannot open. */
export function UnknownProject() {
  return (
    <Page
      title="Project not found"
      lead="It was deleted, or you’re not one of its owners. Another owner can add you."
    >
      <p className="actions">
        <Link className="button primary" to="/projects">
          All projects
        </Link>
      </p>
    </Page>
  )
}
