import type { ServerUser } from '@app/core/server'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../ui/format'

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
              {user.displayName ?? user.primaryEmail ?? 'Anonymous user'}
            </Link>
            <span className="hint">{formatDay(user[at])}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
