import { isKnownError, type TeamMember } from '@app/core'
import type { ServerTeam, ServerUser } from '@app/core/server'
import { Suspense, useRef, useState } from 'react'
import { useProject } from '../hooks/use-owner'
import { usePaused } from '../hooks/use-paused'
import { onEscape } from '../keyboard/on-escape'
import { useFirstFocus } from '../keyboard/use-first-focus'
import { ListBoundary } from '../lists/list-boundary'
import { SkeletonRows } from '../lists/skeleton-rows'
import { ActionError } from '../ui/action-error'
import { Field } from '../ui/field'
import { useAction } from '../ui/use-action'
import { moveAmongChoices, UserChoice, UserChoices } from '../users/user-choices'

/** Users that are shown at most. */
const limit = 5

/** Users that are found at most, with those who are members. */
const searchLimit = 25

interface AddMemberProps {
  team: ServerTeam
  /** Members that are shown, until all are loaded: they cannot be added. */
  members: readonly TeamMember[]
  onClose: () => void
}

/** Search for a user, who can be made a member of a team. */
export function AddMember({ team, members, onClose }: AddMemberProps) {
  const [typed, setTyped] = useState('')
  const query = usePaused(typed.trim())
  const { data: all } = team.useMembersState()
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const search = useRef<HTMLElement>(null)
  const focusField = () => search.current?.querySelector('input')?.focus()
  useFirstFocus(search, 'input')
  return (
    <search
      ref={search}
      className="card form"
      onKeyDown={(event) => {
        moveAmongChoices(event)
        onEscape(onClose)(event)
      }}
    >
      <h2>Add members</h2>
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
            <FoundUsers
              team={team}
              members={all ?? members}
              query={query}
              chosenIds={chosenIds}
              onChoose={(userId) => setChosenIds(new Set(chosenIds).add(userId))}
              onAdd={focusField}
            />
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
  /** Users who were added since the search opened: they stay in sight, as their rows say so. */
  chosenIds: ReadonlySet<string>
  /** Called before a user is added. */
  onChoose: (userId: string) => void
  /** Called when a user was added, whose button has disappeared. */
  onAdd: () => void
}

function FoundUsers(props: FoundUsersProps) {
  const { team, members, query, chosenIds, onChoose, onAdd } = props
  const { app } = useProject()
  const found = app.useUsers({ query, limit: searchLimit, desc: true })
  const memberIds = new Set(members.map(({ id }) => id))
  const others = found.filter(({ id }) => !memberIds.has(id) || chosenIds.has(id))
  const users = (others.length > 0 ? others : found).slice(0, limit)
  return (
    <div className="found">
      <p className="hint" role="status">
        {found.length === 0 && `No user matches “${query}”. You can invite them by email.`}
        {users.length > 0 && others.length === 0 && 'Only members match.'}
        {(others.length > limit || (others.length > 0 && found.nextCursor !== null)) &&
          `The newest ${users.length} are shown. Type more to find others.`}
      </p>
      {users.length > 0 && (
        <UserChoices label="Found users">
          {users.map((user) => (
            <FoundUser
              key={user.id}
              user={user}
              team={team}
              isMember={memberIds.has(user.id)}
              onChoose={() => onChoose(user.id)}
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
  onChoose: () => void
  onAdd: () => void
}

function FoundUser({ user, team, isMember, onChoose, onAdd }: FoundUserProps) {
  const action = useAction()
  const [outcome, setOutcome] = useState<'Added' | 'Member already' | null>(null)
  const shown = outcome ?? (isMember && !action.isPending ? 'Member already' : null)

  async function add() {
    onChoose()
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
