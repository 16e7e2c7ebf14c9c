import type { Team } from '@app/core'
import { useUser } from '@app/react'

/** Members of a team by their names in it. Does not suspend, as its card is already shown. */
export function Members({ team }: { team: Team }) {
  const user = useUser({ or: 'redirect' })
  const { data: members, isLoading, error, refresh } = team.useUsersState()
  if (isLoading) return <p className="message">Loading members…</p>
  if (error) {
    return (
      <p className="message failure" role="alert">
        Couldn’t load the members.{' '}
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
          <p>{teamProfile.displayName ?? 'Unnamed member'}</p>
          {id === user.id && <span className="badge">You</span>}
        </li>
      ))}
    </ul>
  )
}
