import type { Team } from '@app/core'
import { SelectedTeamSwitcher, useUser } from '@app/react'
import { TourPage } from '../layout/tour-page'
import { Invitations } from './invitations'
import { Members } from './members'

/** A page for teams: which one somebody works in, and who is in it. */
export function TeamsPage() {
  const user = useUser({ or: 'redirect' })
  const team = user.selectedTeam
  return (
    <TourPage
      stop="teams"
      title={team ? `You work in ${team.displayName}` : 'You work on your own'}
      lead={
        team
          ? 'Choose another team here; it stays chosen on your other devices.'
          : 'Make a team here, and invite others to it.'
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
 * Only asks who is in the team when the user may know: the service would refuse to tell. Nothing here
 * waits by Suspense, as choosing another team must not put a placeholder in the place of the page.
 */
function TeamCard({ team }: { team: Team }) {
  const user = useUser({ or: 'redirect' })
  const mayRead = user.usePermissionState(team, '$read_members')
  const mayInvite = user.usePermissionState(team, '$invite_members')
  return (
    <section className="card">
      <h2>Members</h2>
      {mayRead.data && <Members team={team} />}
      {mayRead.data === null && <p className="message">Its members are not shown to you.</p>}
      {mayRead.isLoading && <p className="message">Loading members</p>}
      {mayRead.error && <p className="message failure">The members could not be loaded.</p>}
      {mayRead.data && mayInvite.data && <Invitations team={team} />}
    </section>
  )
}
