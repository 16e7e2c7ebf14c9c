import type { ServerUser } from '@app/core/server'
import { UserChoice, UserChoices } from '../users/user-choices'

interface MatchingUsersProps {
  users: readonly ServerUser[]
  onChoose: (user: ServerUser) => void
}

/** Users that match the typed text, of whom the owner chooses one. */
export function MatchingUsers({ users, onChoose }: MatchingUsersProps) {
  return (
    <UserChoices label="Matching users">
      {users.map((user) => (
        <UserChoice key={user.id} user={user} verb="Choose" onChoose={() => onChoose(user)} />
      ))}
    </UserChoices>
  )
}
