import type { AdminOwnedProject } from '@app/core/admin'
import { Link } from 'react-router'
import { useFreshFigures, useOwner } from '../hooks/use-owner'
import { Page } from '../layout/page'
import { formatCount, formatDay } from '../ui/format'
import { Icon } from '../ui/icon'

/** The projects of the owner. */
export function ProjectsPage() {
  const projects = useOwner().useOwnedProjects()
  useFreshFigures()
  return (
    <Page
      title="Projects"
      action={
        projects.length > 0 && (
          <Link className="button primary" to="/projects/new">
            <Icon name="plus" />
            New project
          </Link>
        )
      }
    >
      {projects.length === 0 ? (
        <NoProjects />
      ) : (
        <ul className="card rows">
          {projects.map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </ul>
      )}
    </Page>
  )
}

function ProjectRow({ project }: { project: AdminOwnedProject }) {
  const { id, displayName, userCount, createdAt, isProductionMode } = project
  return (
    <li className="linked">
      <div>
        <p className="name">
          <Link to={`/projects/${id}`} dir="auto">
            {displayName}
          </Link>
        </p>
        <p className="hint">
          {formatCount(userCount, 'user')} · Created {formatDay(createdAt)}
        </p>
      </div>
      <div className="actions">
        <span className={isProductionMode ? 'badge good' : 'badge'}>
          {isProductionMode ? 'Production' : 'Development'}
        </span>
        <Icon name="next" />
      </div>
    </li>
  )
}

function NoProjects() {
  return (
    <div className="card empty">
      <h2>Create your first project</h2>
      <p className="lead">
        A project has its own users, settings and API keys. Most apps need one for development and
        one for production.
      </p>
      <Link className="button primary" to="/projects/new">
        New project
      </Link>
    </div>
  )
}
