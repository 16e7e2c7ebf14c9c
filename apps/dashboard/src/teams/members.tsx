import type { ServerTeam } from '@app/core/server'
import { startTransition, useCallback, useState } from 'react'
import { useFresh } from '../hooks/use-fresh'
import { AddMember } from './add-member'
import { MemberRow } from './member-row'

/** Members that are shown at first, and with each click on the button for more. */
const pageSize = 25

/** Members of a team, whose roles can be changed and who can be removed, and a search that adds one. */
export function Members({ team }: { team: ServerTeam }) {
  const [limit, setLimit] = useState(pageSize)
  const members = team.useMembers({ limit })
  const { listMembers } = team
  useFresh(useCallback(() => listMembers({ limit }), [listMembers, limit]))
  return (
    <section className="card" aria-labelledby="members">
      <h2 id="members">Members</h2>
      {!members || members.length === 0 ? (
        <p className="hint">No members yet. Add a user below, or invite a person by email.</p>
      ) : (
        <ul className="rows">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} team={team} />
          ))}
        </ul>
      )}
      {members && members.nextCursor !== null && (
        <p className="actions first">
          <button
            className="button"
            type="button"
            onClick={() => startTransition(() => setLimit(limit + pageSize))}
          >
            Show more members
          </button>
        </p>
      )}
      <AddMember team={team} />
    </section>
  )
}
