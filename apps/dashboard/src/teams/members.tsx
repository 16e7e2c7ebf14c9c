import type { TeamMember } from '@app/core'
import type { ServerTeam } from '@app/core/server'
import { startTransition, useCallback, useState } from 'react'
import { Link } from 'react-router'
import { useFresh } from '../hooks/use-fresh'
import { useProject } from '../hooks/use-owner'
import { matchesWords } from '../lists/matches-words'
import { SearchField } from '../lists/search-field'
import { TableHead } from '../lists/table-head'
import { ActionError } from '../ui/action-error'
import { AddButton } from '../ui/add-button'
import { BreakableText } from '../ui/breakable-text'
import { formatCount } from '../ui/format'
import { Icon } from '../ui/icon'
import { useAction } from '../ui/use-action'
import { type Addition, useAddition } from '../ui/use-addition'
import { AddMember } from './add-member'
import { MemberRow } from './member-row'

const columns = [
  { name: 'User' },
  { name: 'Roles', className: 'not-on-phones wrapped' },
  { name: 'Joined', className: 'not-on-phones' },
]

/** Members that are shown at first, and with each click on the button for more. */
const pageSize = 25

/** Members of a team, whose roles can be changed and who can be removed, with a search, and another one that adds a user. */
export function Members({ team }: { team: ServerTeam }) {
  const { members, hasMore, showMore, search } = useMemberList(team)
  const addition = useAddition(false)
  const isEmpty = search.all.length === 0
  return (
    <section className="sections" aria-label="Members">
      {addition.isOpen && <AddMember team={team} members={search.all} onClose={addition.close} />}
      {!isEmpty && (
        <div className="toolbar">
          <search>
            <SearchField
              label="Search members"
              placeholder="Search by name, email or user ID"
              value={search.typed}
              onChange={search.type}
              isPending={search.loading.isPending}
              hasShortcut
            />
          </search>
          <AddButton addition={addition} label="Add member" />
        </div>
      )}
      <ActionError action={search.loading} />
      {members.length > 0 && <MemberTable members={members} team={team} />}
      {isEmpty && !addition.isOpen && <NoMembers addition={addition} />}
      {!isEmpty && members.length === 0 && !search.loading.isPending && (
        <NoMatch text={search.typed.trim()} onReset={() => search.type('')} />
      )}
      {!isEmpty && (
        <div className="pages">
          <p className="hint" role="status">
            {search.status}
          </p>
          {hasMore && (
            <button className="button" type="button" onClick={showMore}>
              Show more members
            </button>
          )}
        </div>
      )}
    </section>
  )
}

function NoMembers({ addition }: { addition: Addition }) {
  return (
    <div className="card empty">
      <span className="empty-icon">
        <Icon name="users" />
      </span>
      <h2>No members yet</h2>
      <p className="lead">Add a user of the project, or invite a person by email.</p>
      <div className="actions">
        <AddButton addition={addition} label="Add member" />
        <Link className="button" to="?tab=invitations" state="search" preventScrollReset>
          Invitations
        </Link>
      </div>
    </div>
  )
}

function NoMatch({ text, onReset }: { text: string; onReset: () => void }) {
  return (
    <div className="card empty">
      <h2>
        No member matches “<BreakableText text={text} />”
      </h2>
      <p className="lead">
        Search for parts of a name or email address, or for a complete user ID.
      </p>
      <button className="button" type="button" onClick={onReset}>
        Show all members
      </button>
    </div>
  )
}

/**
 * Returns the members to show, and a search in the page.
 *
 * @see docs/decisions/339-members-are-searched-in-the-page.md
 */
function useMemberList(team: ServerTeam) {
  const [limit, setLimit] = useState(pageSize)
  const [typed, setTyped] = useState('')
  const [hasAll, setHasAll] = useState(false)
  const loading = useAction()
  const { listMembers } = team
  useFresh(useCallback(() => listMembers({ limit: pageSize }), [listMembers]))
  const loaded = team.useMembers(hasAll ? {} : { limit })
  const all = loaded ?? []
  const isPartial = loaded !== null && loaded.nextCursor !== null
  const isSearching = typed.trim() !== ''
  const found = isSearching
    ? all.filter(
        ({ id, displayName, primaryEmail }) =>
          // A part of an ID matches by chance: each has most digits.
          id === typed.trim().toLowerCase() || matchesWords([displayName, primaryEmail], typed),
      )
    : all

  function type(text: string) {
    setTyped(text)
    // Those that are not shown may match.
    if (!isPartial) return
    void loading.run(async () => {
      await listMembers()
      setHasAll(true)
    })
  }

  return {
    members: found.slice(0, limit),
    hasMore: found.length > limit || (isPartial && !isSearching),
    showMore: () => startTransition(() => setLimit(limit + pageSize)),
    search: {
      /** All members that are loaded. */
      all,
      typed,
      type,
      /** Fetch of all members. */
      loading,
      status:
        isSearching &&
        (loading.isPending ? 'Searching…' : `${formatCount(found.length, 'member')} found`),
    },
  }
}

interface MemberTableProps {
  members: readonly TeamMember[]
  team: ServerTeam
}

function MemberTable({ members, team }: MemberTableProps) {
  const banned = useBannedIds(team.id)
  return (
    <>
      {banned.error && <UnknownBans onRetry={banned.refresh} />}
      <div className="card table roomy">
        <table aria-label="Members, in the order of joining">
          <TableHead columns={columns} hasMenus />
          <tbody>
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                team={team}
                isBanned={banned.ids.has(member.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** Notice that banned members are shown as the others. */
function UnknownBans({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const action = useAction()

  async function retry() {
    // The focused button disappears.
    if (await action.run(onRetry)) document.querySelector('h1')?.focus({ preventScroll: true })
  }

  return (
    <div className="row">
      <div>
        <p className="hint" role="status">
          We can’t load which members are banned.
        </p>
        <ActionError action={action} />
      </div>
      <button
        className="button"
        type="button"
        aria-disabled={action.isPending}
        onClick={() => void retry()}
      >
        Try again
      </button>
    </div>
  )
}

/** Returns the ids of the banned members. The list does not wait for them. */
function useBannedIds(teamId: string) {
  const { app } = useProject()
  useFresh(useCallback(() => app.listUsers({ teamId, isBanned: true }), [app, teamId]))
  const { data = [], error, refresh } = app.useUsersState({ teamId, isBanned: true })
  return { ids: new Set(data.map(({ id }) => id)), error, refresh }
}
