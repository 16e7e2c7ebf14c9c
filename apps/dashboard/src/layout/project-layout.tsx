import { Suspense } from 'react'
import { Outlet, useLocation, useParams } from 'react-router'
import { useOwner } from '../hooks/use-owner'
import { AreaNav } from './area-nav'
import { areas } from './areas'
import { ConnectionNotice } from './connection-notice'
import { Loading } from './loading'
import { UnknownProject } from './unknown-project'

/** Layout of a project's pages: the areas of the project beside the page, which gets the project as context. */
export function ProjectLayout() {
  const { projectId } = useParams()
  const { pathname } = useLocation()
  const project = useOwner()
    .useOwnedProjects()
    .find(({ id }) => id === projectId)
  if (!project) return <UnknownProject />
  return (
    <div className="project">
      <AreaNav areas={areas} projectPath={`/projects/${project.id}`} />
      {/* With a key, the placeholder appears at once, instead of the page before until the next one has loaded. */}
      <Suspense key={pathname} fallback={<Loading />}>
        <Outlet context={project} />
      </Suspense>
      <ConnectionNotice app={project.app} />
    </div>
  )
}
