import type { ServerUser } from '@app/core/server'
import { Link } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { ShortenedRows } from '../lists/shortened-rows'
import { TeamPicture } from '../lists/team-picture'
import { formatDay } from '../ui/format'

/** Teams of a user. */
export function UserTeams({ user }: { user: ServerUser }) {
  const { id } = useProject()
  const teams = user.useTeams()
  return (
    <section className="card" aria-labelledby="teams">
      <h2 id="teams">Teams</h2>
      {teams.length === 0 ? (
        <p className="lead">This user is not a member of a team.</p>
      ) : (
        <ShortenedRows items={teams} noun="team">
          {(team) => (
            <li key={team.id} className="linked">
              <div className="person">
                <TeamPicture team={team} />
                <div>
                  <p className="name">
                    <Link to={`/projects/${id}/teams/${team.id}`}>
                      <bdi>{team.displayName}</bdi>
                    </Link>
                  </p>
                  <p className="hint">Created {formatDay(team.createdAt)}</p>
                </div>
              </div>
            </li>
          )}
        </ShortenedRows>
      )}
    </section>
  )
}
