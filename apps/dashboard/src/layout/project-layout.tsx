import { Suspense } from 'react'
import { Link, NavLink, Outlet, useLocation, useParams } from 'react-router'
import { useOwner } from '../hooks/use-owner'
import { Icon, type IconName } from '../ui/icon'
import { Loading } from './loading'
import { UnknownProject } from './unknown-project'

const areas: { path: string; name: string; icon: IconName }[] = [
  { path: '', name: 'Overview', icon: 'overview' },
  { path: 'users', name: 'Users', icon: 'users' },
  { path: 'sign-in-methods', name: 'Sign-in methods', icon: 'signIn' },
  { path: 'domains', name: 'Domains', icon: 'domains' },
  { path: 'api-keys', name: 'API keys', icon: 'keys' },
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
      <nav className="areas" aria-label="Project">
        <p className="breadcrumb">
          <Link to="/projects">Projects</Link> / <strong>{project.displayName}</strong>
        </p>
        <ul>
          {areas.map(({ path, name, icon }) => (
            <li key={path}>
              <NavLink to={path} end={path === ''}>
                <Icon name={icon} />
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {/* With a key, the placeholder appears at once, instead of the page before until the next one has loaded. */}
      <Suspense key={pathname} fallback={<Loading />}>
        <Outlet context={project} />
      </Suspense>
    </div>
  )
}
