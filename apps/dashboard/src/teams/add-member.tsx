import { isKnownError, type TeamMember } from '@app/core'
import type { ServerTeam, ServerUser } from '@app/core/server'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useProject } from '../hooks/use-owner'
import { usePaused } from '../hooks/use-paused'
import { onEscape } from '../keyboard/on-escape'
import { ListBoundary } from '../lists/list-boundary'
import { SkeletonRows } from '../lists/skeleton-rows'
import { ActionError } from '../ui/action-error'
import { Field } from '../ui/field'
import { useAction } from '../ui/use-action'
import { moveAmongChoices, UserChoice, UserChoices } from '../users/user-choices'

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
  const focusField = () => search.current?.querySelector('input')?.focus()
  useEffect(() => search.current?.querySelector('input')?.focus(), [])
  return (
    <search
      ref={search}
      className="form inset"
      onKeyDown={(event) => {
        moveAmongChoices(event)
        onEscape(onClose)(event)
      }}
    >
      <Field
        label="Find a user"
        hint="By a part of the name or email address, or by the user ID. Users become members at once, without an email."
        value={typed}
        onChange={setTyped}
        data-finds-users
        type="search"
        spellCheck={false}
        maxLength={320}
      />
      {query !== '' && (
        <ListBoundary name="users" query={query}>
          <Suspense fallback={<SkeletonRows count={1} hasPictures isInCard />}>
            <FoundUsers team={team} members={members} query={query} onAdd={focusField} />
          </Suspense>
        </ListBoundary>
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
  /** Called when a user was added, whose button has disappeared. */
  onAdd: () => void
}

function FoundUsers({ team, members, query, onAdd }: FoundUsersProps) {
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
        <UserChoices label="Found users">
          {users.map((user) => (
            <FoundUser
              key={user.id}
              user={user}
              team={team}
              isMember={memberIds.has(user.id)}
              onAdd={onAdd}
            />
          ))}
        </UserChoices>
      )}
    </div>
  )
}

interface FoundUserProps {
  user: ServerUser
  team: ServerTeam
  /** Whether the user is known to be a member. */
  isMember: boolean
  onAdd: () => void
}

function FoundUser({ user, team, isMember, onAdd }: FoundUserProps) {
  const action = useAction()
  const [outcome, setOutcome] = useState<'Added' | 'Member already' | null>(null)
  const shown = outcome ?? (isMember ? 'Member already' : null)

  async function add() {
    try {
      await team.addUser(user.id)
      setOutcome('Added')
    } catch (error) {
      // One of those that are not shown.
      if (!isKnownError(error, 'TEAM_MEMBERSHIP_ALREADY_EXISTS')) throw error
      setOutcome('Member already')
    }
    onAdd()
  }

  return (
    <UserChoice
      user={user}
      verb={shown === null ? 'Add' : undefined}
      isPending={action.isPending}
      onChoose={() => void action.run(add)}
    >
      <p className="hint" role="status">
        {shown}
      </p>
      <ActionError action={action} />
    </UserChoice>
  )
}
