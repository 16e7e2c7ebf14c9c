import type { TeamMember } from '@app/core'
import type { ServerTeam, ServerUser } from '@app/core/server'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useProject } from '../hooks/use-owner'
import { usePaused } from '../hooks/use-paused'
import { SkeletonRows } from '../lists/skeleton-rows'
import { ActionError } from '../ui/action-error'
import { Field } from '../ui/field'
import { useAction } from '../ui/use-action'
import { Person } from '../users/person'
import { toUserName } from '../users/user-texts'

/** Users that are found at most. */
const limit = 5

interface AddMemberProps {
  team: ServerTeam
  /** Members that are shown, who cannot be added. */
  members: readonly TeamMember[]
  onClose: () => void
}

/** Search for a user, who can be made a member of a team. */
export function AddMember({ team, members, onClose }: AddMemberProps) {
  const [typed, setTyped] = useState('')
  const query = usePaused(typed.trim())
  const search = useRef<HTMLElement>(null)
  useEffect(() => search.current?.querySelector('input')?.focus(), [])
  return (
    <search ref={search} className="form inset">
      <Field
        label="Find a user"
        hint="By a part of the name or email address, or by the user ID. Users become members at once, without an email."
        value={typed}
        onChange={setTyped}
        type="search"
        spellCheck={false}
        maxLength={320}
      />
      {query !== '' && (
        <Suspense fallback={<SkeletonRows count={1} hasPictures isInCard />}>
          <FoundUsers team={team} members={members} query={query} />
        </Suspense>
      )}
      <p className="actions">
        <button className="button" type="button" onClick={onClose}>
          Done
        </button>
      </p>
    </search>
  )
}

interface FoundUsersProps extends Omit<AddMemberProps, 'onClose'> {
  query: string
}

function FoundUsers({ team, members, query }: FoundUsersProps) {
  const { app } = useProject()
  const users = app.useUsers({ query, limit, desc: true })
  const memberIds = new Set(members.map(({ id }) => id))
  return (
    <div className="found">
      <p className="hint" role="status">
        {users.length === 0 && `No user matches “${query}”. Invite them by email below.`}
        {users.nextCursor !== null && `The newest ${limit} are shown. Type more to find others.`}
      </p>
      {users.length > 0 && (
        <ul className="rows framed" aria-label="Found users">
          {users.map((user) => (
            <FoundUser key={user.id} user={user} team={team} isMember={memberIds.has(user.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface FoundUserProps {
  user: ServerUser
  team: ServerTeam
  isMember: boolean
}

function FoundUser({ user, team, isMember }: FoundUserProps) {
  const action = useAction()
  const [isAdded, setIsAdded] = useState(false)
  const name = toUserName(user)

  async function add() {
    setIsAdded(await action.run(() => team.addUser(user.id)))
  }

  return (
    <li>
      <Person user={user}>
        <ActionError action={action} />
      </Person>
      <p className="hint" role="status">
        {isAdded ? 'Added' : isMember && 'Member already'}
      </p>
      {!isAdded && !isMember && (
        <button
          className="button"
          type="button"
          aria-disabled={action.isPending}
          onClick={() => void add()}
        >
          Add<span className="visually-hidden"> {name}</span>
        </button>
      )}
    </li>
  )
}
