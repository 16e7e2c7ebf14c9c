import type { TeamMember } from '@app/core'
import type { ServerTeam } from '@app/core/server'
import { startTransition, useCallback, useState } from 'react'
import { Link } from 'react-router'
import { useFresh } from '../hooks/use-fresh'
import { useProject } from '../hooks/use-owner'
import { ConfirmedButton } from '../ui/confirmed-button'
import { formatDay } from '../ui/format'
import { AddMemberForm } from './add-member-form'

/** Members that are shown at first, and with each click on the button for more. */
const pageSize = 25

/** Members of a team, each of which can be removed, and a form that adds one. */
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
      <AddMemberForm team={team} />
    </section>
  )
}

function MemberRow({ member, team }: { member: TeamMember; team: ServerTeam }) {
  const { id } = useProject()
  const { displayName, primaryEmail, joinedAt, permissionIds } = member
  const name = displayName ?? primaryEmail ?? 'Anonymous user'
  return (
    <li>
      <div>
        <p className="name">
          <Link to={`/projects/${id}/users/${member.id}`}>{name}</Link>
        </p>
        {displayName && primaryEmail && <p className="hint">{primaryEmail}</p>}
        <p className="hint">{[`Joined ${formatDay(joinedAt)}`, ...permissionIds].join(' · ')}</p>
      </div>
      <ConfirmedButton
        label="Remove"
        object={name}
        question={`Remove ${name} from ${team.displayName}?`}
        onConfirm={() => member.remove()}
      >
        {name} loses access to the team at once, and keeps the account.
      </ConfirmedButton>
    </li>
  )
}
