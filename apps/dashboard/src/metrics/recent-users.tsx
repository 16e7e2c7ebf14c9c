import type { ServerUser } from '@app/core/server'
import { useId } from 'react'
import { Link } from 'react-router'
import { RecentTime } from '../ui/recent-time'
import { toUserName } from '../users/user-texts'

interface RecentUsersProps {
  title: string
  users: readonly ServerUser[]
  /** Time to show for each user. */
  at: 'signedUpAt' | 'lastActiveAt'
}

/** A few users with a time, with links to their pages. */
export function RecentUsers({ title, users, at }: RecentUsersProps) {
  const titleId = useId()
  if (users.length === 0) return null
  return (
    <section className="card" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className="shares">
        {users.map((user) => (
          <li key={user.id}>
            <Link to={`users/${user.id}`}>
              <bdi>{toUserName(user)}</bdi>
            </Link>
            <span className="hint">
              <RecentTime date={user[at]} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
