import type { TeamInvitation } from '@app/core'
import type { ServerTeam } from '@app/core/server'
import { useFresh } from '../hooks/use-fresh'
import { ConfirmedButton } from '../ui/confirmed-button'
import { formatDay } from '../ui/format'
import { InviteForm } from './invite-form'

/** Open invitations to a team, each of which can be revoked, and a form that sends one. */
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

function InvitationRow({ invitation }: { invitation: TeamInvitation }) {
  const { recipientEmail, expiresAt, permissionIds } = invitation
  const name = recipientEmail ?? 'Unknown address'
  return (
    <li>
      <div>
        <p className="name">{name}</p>
        <p className="hint">{[`Expires ${formatDay(expiresAt)}`, ...permissionIds].join(' · ')}</p>
      </div>
      <ConfirmedButton
        label="Revoke"
        object={name}
        question={`Revoke the invitation of ${name}?`}
        onConfirm={() => invitation.revoke()}
      >
        The links of the invitation stop working at once.
      </ConfirmedButton>
    </li>
  )
}
