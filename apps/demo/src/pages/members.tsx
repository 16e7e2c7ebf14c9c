import type { Team } from '@app/core'
import { useUser } from '@app/react'

/** Who is in a team, by the names they have there. Waits for nothing: the card stands already. */
export function Members({ team }: { team: Team }) {
  const user = useUser({ or: 'redirect' })
  const { data: members, isLoading, error, refresh } = team.useUsersState()
  if (isLoading) return <p className="message">Loading members</p>
  if (error) {
    return (
      <p className="message failure" role="alert">
        The members could not be loaded.{' '}
        <button type="button" className="button" onClick={() => void refresh().catch(() => {})}>
          Try again
        </button>
      </p>
    )
  }
  return (
    <ul className="members rows">
      {members.map(({ id, teamProfile }) => (
        <li key={id}>
          <p>{teamProfile.displayName ?? 'Without a name'}</p>
          {id === user.id && <span className="badge">You</span>}
        </li>
      ))}
    </ul>
  )
}
