import { Suspense } from 'react'
import { Outlet, useLocation, useParams } from 'react-router'
import { useOwner } from '../hooks/use-owner'
import { type Area, AreaNav } from './area-nav'
import { ConnectionNotice } from './connection-notice'
import { Loading } from './loading'
import { UnknownProject } from './unknown-project'

const areas: Area[] = [
  { path: '', name: 'Overview', icon: 'overview' },
  { path: 'users', name: 'Users', icon: 'users' },
  { path: 'teams', name: 'Teams', icon: 'teams' },
  { path: 'permissions', name: 'Permissions', icon: 'permissions' },
  { path: 'sign-in-methods', name: 'Sign-in methods', icon: 'signIn' },
  { path: 'security-settings', name: 'Security settings', icon: 'security' },
  { path: 'domains', name: 'Domains', icon: 'domains' },
  { path: 'emails', name: 'Emails', icon: 'emails' },
  { path: 'webhooks', name: 'Webhooks', icon: 'webhooks' },
  { path: 'api-keys', name: 'API keys', icon: 'keys' },
  { path: 'security-log', name: 'Security log', icon: 'log' },
]

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
