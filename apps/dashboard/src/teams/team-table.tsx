import type { TeamSummary } from '@app/core/admin'
import { Link } from 'react-router'
import { TableHead } from '../lists/table-head'
import { TeamPicture } from '../lists/team-picture'
import { formatDay } from '../ui/format'
import { toMemberCount, toShortCount } from './member-count'

const columns = [
  { name: 'Team' },
  { name: 'Members', className: 'not-on-phones' },
  { name: 'Created', className: 'not-on-phones' },
]

interface TeamTableProps {
  teams: readonly TeamSummary[]
  /** Accessible name, with the order of the teams. */
  label: string
}

/** Table of teams, whose header stays in sight. */
export function TeamTable({ teams, label }: TeamTableProps) {
  return (
    <div className="card table roomy">
      <table aria-label={label}>
        <TableHead columns={columns} />
        <tbody>
          {teams.map((team) => (
            <TeamRow key={team.id} team={team} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TeamRow({ team }: { team: TeamSummary }) {
  const { id, displayName, createdAt } = team
  return (
    <tr className="linked">
      <td>
        <div className="person">
          <TeamPicture team={team} />
          <div>
            <p className="person-name" dir="auto">
              <Link to={id}>
                <bdi>{displayName}</bdi>
              </Link>
            </p>
            <p className="hint on-phones">
              {toMemberCount(team)} · {formatDay(createdAt)}
            </p>
          </div>
        </div>
      </td>
      <td className="not-on-phones">{toShortCount(team)}</td>
      <td className="not-on-phones">{formatDay(createdAt)}</td>
    </tr>
  )
}
