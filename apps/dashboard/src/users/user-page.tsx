import { UserAvatar } from '@app/react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { Loading } from '../layout/loading'
import { Page } from '../layout/page'
import { ListBoundary } from '../lists/list-boundary'
import { SkeletonRows } from '../lists/skeleton-rows'
import { RecentTime } from '../ui/recent-time'
import { MetadataForm } from './metadata-form'
import { ProfileForm } from './profile-form'
import { UserAccess } from './user-access'
import { UserFacts } from './user-facts'
import { UserPermissions } from './user-permissions'
import { UserSessions } from './user-sessions'
import { UserTeams } from './user-teams'
import { toUserName, wasActive } from './user-texts'

/** A user of a project. */
export function UserPage() {
  const project = useProject()
  const navigate = useNavigate()
  const { userId = '' } = useParams()
  const [isDeleted, setIsDeleted] = useState(false)
  const user = project.app.useUserById(userId)
  if (!user) return isDeleted ? <Loading /> : <UnknownUser />

  async function deleteUser() {
    setIsDeleted(true)
    try {
      await user?.delete()
    } catch (error) {
      setIsDeleted(false)
      throw error
    }
    await navigate(`/projects/${project.id}/users`)
  }

  return (
    <Page
      title={toUserName(user)}
      parent={{ name: 'Users', path: '../users' }}
      picture={
        <span aria-hidden="true">
          <UserAvatar user={user} size={48} />
        </span>
      }
      badge={user.isBanned && <span className="badge bad">Banned</span>}
      action={
        <Link className="button" to={`/projects/${project.id}/security-log?user=${user.id}`}>
          Security events
        </Link>
      }
      lead={
        wasActive(user) ? (
          <>
            Last active <RecentTime date={user.lastActiveAt} />
          </>
        ) : (
          'No activity yet'
        )
      }
    >
      <UserFacts user={user} />
      <Part name="sessions">
        <UserSessions user={user} />
      </Part>
      <Part name="teams">
        <UserTeams user={user} />
      </Part>
      <Part name="permissions">
        <UserPermissions user={user} />
      </Part>
      <ProfileForm user={user} />
      <MetadataForm user={user} />
      <UserAccess user={user} onDelete={deleteUser} />
    </Page>
  )
}

/** Part of the page that loads, and may fail to load, by itself. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ListBoundary name={name}>
      <Suspense fallback={<SkeletonRows count={2} />}>{children}</Suspense>
    </ListBoundary>
  )
}

function UnknownUser() {
  return (
    <Page title="User not found" lead="The account was deleted, or never existed.">
      <p className="actions">
        <Link className="button primary" to="../users">
          All users
        </Link>
      </p>
    </Page>
  )
}
