import type { TeamMember } from '@app/core'
import type { ServerTeam } from '@app/core/server'
import { startTransition, useCallback, useState } from 'react'
import { useFresh } from '../hooks/use-fresh'
import { useProject } from '../hooks/use-owner'
import { TableHead } from '../lists/table-head'
import { AddButton } from '../ui/add-button'
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

/** Members of a team, whose roles can be changed and who can be removed, and a search that adds one. */
export function Members({ team }: { team: ServerTeam }) {
  const { app } = useProject()
  const [limit, setLimit] = useState(pageSize)
  const addition = useAddition(false)
  const members = team.useMembers({ limit }) ?? []
  const [summary] = app.useTeamSummaries({ query: team.id, limit: 1 })
  const { listMembers } = team
  useFresh(useCallback(() => listMembers({ limit }), [listMembers, limit]))
  const hasMore = 'nextCursor' in members && members.nextCursor !== null
  return (
    <section className="card" aria-labelledby="members">
      <div className="row">
        <div>
          <h2 id="members">Members</h2>
          <p className="hint">
            {members.length === 0
              ? 'None yet. Add a user of the project here, or invite a person by email below.'
              : summary && toMemberCount(summary)}
          </p>
        </div>
        <AddButton addition={addition} label="Add member" isSmall />
      </div>
      {addition.isOpen && <AddMember team={team} members={members} onClose={addition.close} />}
      {members.length > 0 && <MemberTable members={members} team={team} />}
      {hasMore && (
        <p className="actions first">
          <button
            className="button small"
            type="button"
            onClick={() => startTransition(() => setLimit(limit + pageSize))}
          >
            Show more members
          </button>
        </p>
      )}
    </section>
  )
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
