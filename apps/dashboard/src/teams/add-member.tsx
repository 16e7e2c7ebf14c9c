import type { ServerTeam, ServerUser } from '@app/core/server'
import { Suspense, useState } from 'react'
import { useProject } from '../hooks/use-owner'
import { usePaused } from '../hooks/use-paused'
import { ActionError } from '../ui/action-error'
import { Field } from '../ui/field'
import { useAction } from '../ui/use-action'
import { toUserName } from '../users/user-texts'

/** Users that are found at most. */
const limit = 5

/** Search for a user, who can be made a member of a team. */
export function AddMember({ team }: { team: ServerTeam }) {
  const [typed, setTyped] = useState('')
  const query = usePaused(typed.trim())
  return (
    <details className="disclosure">
      <summary>Add a user</summary>
      <search className="form">
        <Field
          label="Find a user"
          hint="By a part of the name or email address, or by the user ID. Users become members at once."
          value={typed}
          onChange={setTyped}
          type="search"
          spellCheck={false}
          maxLength={320}
        />
        {query !== '' && (
          <Suspense fallback={<div className="skeleton" />}>
            <FoundUsers team={team} query={query} />
          </Suspense>
        )}
      </search>
    </details>
  )
}

function FoundUsers({ team, query }: { team: ServerTeam; query: string }) {
  const { app } = useProject()
  const users = app.useUsers({ query, limit, desc: true })
  return (
    <>
      <p className="hint" role="status">
        {users.length === 0 && `No user matches “${query}”.`}
        {users.nextCursor !== null && `The newest ${limit} are shown. Type more to find others.`}
      </p>
      {users.length > 0 && (
        <ul className="rows" aria-label="Found users">
          {users.map((user) => (
            <FoundUser key={user.id} user={user} team={team} />
          ))}
        </ul>
      )}
    </>
  )
}

function FoundUser({ user, team }: { user: ServerUser; team: ServerTeam }) {
  const action = useAction()
  const [isAdded, setIsAdded] = useState(false)
  const name = toUserName(user)

  async function add() {
    setIsAdded(await action.run(() => team.addUser(user.id)))
  }

  return (
    <li>
      <div>
        <p className="name">
          <bdi>{name}</bdi>
        </p>
        {user.displayName && user.primaryEmail && <p className="hint">{user.primaryEmail}</p>}
        <ActionError action={action} />
        <p className="hint" role="status">
          {isAdded && 'Added.'}
        </p>
      </div>
      <button
        className="button"
        type="button"
        aria-disabled={action.isPending}
        onClick={() => void add()}
      >
        Add<span className="visually-hidden"> {name}</span>
      </button>
    </li>
  )
}
