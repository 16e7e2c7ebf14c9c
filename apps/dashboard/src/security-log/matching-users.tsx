import type { ServerUser } from '@app/core/server'
import { Person } from '../users/person'
import { toUserName } from '../users/user-texts'

interface MatchingUsersProps {
  users: readonly ServerUser[]
  onChoose: (user: ServerUser) => void
}

/** Users that match the typed text, of whom the owner chooses one. */
export function MatchingUsers({ users, onChoose }: MatchingUsersProps) {
  return (
    <ul className="rows" aria-label="Matching users">
      {users.map((user) => (
        <li key={user.id}>
          <Person user={user} />
          <button className="button" type="button" onClick={() => onChoose(user)}>
            Choose<span className="visually-hidden"> {toUserName(user)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
