import type { Team } from '@app/core'
import { SelectedTeamSwitcher, useUser } from '@app/react'
import { TourPage } from '../../layout/tour-page'
import { Invitations } from './invitations'
import { Members } from './members'

/** The selected team and its members. */
export function TeamsPage() {
  const user = useUser({ or: 'redirect' })
  const team = user.selectedTeam
  return (
    <TourPage
      stop="teams"
      title={team ? team.displayName : 'No team yet'}
      lead={
        team
          ? 'Switch to another team here; your other devices follow.'
          : 'Create a team here and invite others.'
      }
    >
      <div className="actions">
        <SelectedTeamSwitcher />
      </div>
      {team && <TeamCard team={team} />}
    </TourPage>
  )
}

/**
 * Members and invitations of a team. Lists members only with the permission to read them, as the
 * service refuses otherwise. Does not suspend: switching teams must not replace the page with a
 * placeholder.
 */
function TeamCard({ team }: { team: Team }) {
  const user = useUser({ or: 'redirect' })
  const mayRead = user.usePermissionState(team, '$read_members')
  const mayInvite = user.usePermissionState(team, '$invite_members')
  return (
    <section className="card">
      <h2>Members</h2>
      {mayRead.data && <Members team={team} />}
      {mayRead.data === null && (
        <p className="message">You don’t have permission to see the members.</p>
      )}
      {mayRead.isLoading && <p className="message">Loading members…</p>}
      {mayRead.error && <p className="message failure">Couldn’t load the members.</p>}
      {mayRead.data && mayInvite.data && <Invitations team={team} />}
    </section>
  )
}
