import { Link } from 'react-router'
import { useOwner } from '../hooks/use-owner'

/** Way back from the pages of a project: "Projects / Bookshop". */
export function Breadcrumb({ projectId }: { projectId: string }) {
  const project = useOwner()
    .useOwnedProjects()
    .find(({ id }) => id === projectId)
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <Link to="/projects">Projects</Link>
      {project && (
        <>
          <span aria-hidden="true">/</span>
          <Link
            className="current"
            to={`/projects/${projectId}`}
            title={project.displayName}
            dir="auto"
          >
            {project.displayName}
          </Link>
        </>
      )}
    </nav>
  )
}
