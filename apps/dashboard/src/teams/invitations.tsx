import type { ServerTeam } from '@app/core/server'
import { useFresh } from '../hooks/use-fresh'
import { InvitationRow } from './invitation-row'
import { InviteForm } from './invite-form'

/** Open invitations to a team, each of which has a link and can be revoked, and a form that sends one. */
export function Invitations({ team }: { team: ServerTeam }) {
  const invitations = team.useInvitations()
  useFresh(team.listInvitations)
  return (
    <section className="card" aria-labelledby="invitations">
      <h2 id="invitations">Invitations</h2>
      {invitations.length === 0 ? (
        <p className="hint">No open invitations.</p>
      ) : (
        <ul className="rows">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      <InviteForm team={team} />
    </section>
  )
}
