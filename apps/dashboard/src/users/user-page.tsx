import type { ServerUser } from '@app/core/server'
import { UserAvatar } from '@app/react'
import { Suspense, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { Loading } from '../layout/loading'
import { Page } from '../layout/page'
import { ListBoundary } from '../lists/list-boundary'
import { SkeletonRows } from '../lists/skeleton-rows'
import { RecentTime } from '../ui/recent-time'
import { Impersonation } from './impersonation'
import { ProfileForm } from './profile-form'
import { UserBan, UserDanger } from './user-danger'
import { UserFacts } from './user-facts'
import { UserMetadata } from './user-metadata'
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
      {user.isBanned && <UserBan user={user} />}
      <UserSections user={user} onDelete={deleteUser} />
    </Page>
  )
}

interface UserSectionsProps {
  user: ServerUser
  /** Deletes the user. */
  onDelete: () => Promise<unknown>
}

function UserSections({ user, onDelete }: UserSectionsProps) {
  return (
    <div className="with-facts">
      <UserFacts user={user} />
      <div className="sections">
        <ProfileForm user={user} />
        {/* All at once: one after the other, they would move what is below. */}
        <Suspense fallback={<PartsSkeleton />}>
          <ListBoundary name="sessions">
            <UserSessions user={user} />
          </ListBoundary>
          <ListBoundary name="teams">
            <UserTeams user={user} />
          </ListBoundary>
          <ListBoundary name="permissions">
            <UserPermissions user={user} />
          </ListBoundary>
          <UserMetadata user={user} />
          <Impersonation user={user} />
          <UserDanger user={user} onDelete={onDelete} />
        </Suspense>
      </div>
    </div>
  )
}

function PartsSkeleton() {
  return (
    <>
      <SkeletonRows count={2} />
      <SkeletonRows count={2} />
      <SkeletonRows count={2} />
    </>
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
