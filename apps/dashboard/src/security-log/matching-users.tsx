import type { ServerUser } from '@app/core/server'
import { UserChoice, UserChoices } from '../users/user-choices'

interface MatchingUsersProps {
  /** Empty: nothing is to be chosen. */
  question: string
  matches: readonly ServerUser[]
  onChoose: (user: ServerUser) => void
}

/** Users that match the typed text, of whom the owner chooses one, directly below the field. */
export function MatchingUsers({ question, matches, onChoose }: MatchingUsersProps) {
  return (
    <div className="matching-users">
      <p role="status">{question}</p>
      {matches.length > 0 && (
        <UserChoices label="Matching users">
          {matches.map((user) => (
            <UserChoice key={user.id} user={user} verb="Choose" onChoose={() => onChoose(user)} />
          ))}
        </UserChoices>
      )}
    </div>
  )
}
