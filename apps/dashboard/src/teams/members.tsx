import type { TeamMember } from '@app/core'
import type { ServerTeam } from '@app/core/server'
import { startTransition, useCallback, useState } from 'react'
import { useFresh } from '../hooks/use-fresh'
import { useProject } from '../hooks/use-owner'
import { ListFilter } from '../lists/list-filter'
import { matchesWords } from '../lists/matches-words'
import { TableHead } from '../lists/table-head'
import { ActionError } from '../ui/action-error'
import { AddButton } from '../ui/add-button'
import { formatCount } from '../ui/format'
import { useAction } from '../ui/use-action'
import { useAddition } from '../ui/use-addition'
import { AddMember } from './add-member'
import { toMemberCount } from './member-count'
import { MemberRow } from './member-row'

const columns = [
  { name: 'User' },
  { name: 'Roles', className: 'not-on-phones wrapped' },
  { name: 'Joined', className: 'not-on-phones' },
]

/** Members that are shown at first, and with each click on the button for more. */
const pageSize = 25

/** Members from which on they can be searched. */
const manyMembers = 10

/** Members of a team, whose roles can be changed and who can be removed, and a search that adds one. */
export function Members({ team }: { team: ServerTeam }) {
  const { app } = useProject()
  const { members, hasMore, showMore, search } = useMemberList(team)
  const addition = useAddition(false)
  const [summary] = app.useTeamSummaries({ query: team.id, limit: 1 })
  return (
    <section className="card" aria-labelledby="members">
      <div className="row">
        <div>
          <h2 id="members">Members</h2>
          <p className="hint">
            {search.all.length === 0
              ? 'None yet. Add a user of the project here, or invite a person by email below.'
              : summary && toMemberCount(summary)}
          </p>
        </div>
        <AddButton addition={addition} label="Add member" isSmall />
      </div>
      {addition.isOpen && <AddMember team={team} members={search.all} onClose={addition.close} />}
      {search.isOffered && (
        <ListFilter
          label="Search members"
          placeholder="Name, email or ID"
          value={search.typed}
          onChange={search.type}
          status={search.status}
        />
      )}
      <ActionError action={search.loading} />
      {members.length > 0 && <MemberTable members={members} team={team} />}
      {hasMore && (
        <p className="actions first">
          <button className="button small" type="button" onClick={showMore}>
            Show more members
          </button>
        </p>
      )}
    </section>
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
    ? all.filter(({ id, displayName, primaryEmail }) =>
        matchesWords([displayName, primaryEmail, id], typed),
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
      isOffered: all.length >= manyMembers || isPartial || typed !== '',
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

function MemberTable({ members, team }: { members: readonly TeamMember[]; team: ServerTeam }) {
  return (
    <div className="table in-card roomy">
      <table aria-labelledby="members">
        <TableHead columns={columns} hasMenus />
        <tbody>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} team={team} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
