import type { TeamInvitation } from '@app/core'
import type { ServerTeam } from '@app/core/server'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFresh } from '../hooks/use-fresh'
import { useProject } from '../hooks/use-owner'
import { TableHead } from '../lists/table-head'
import { AddButton } from '../ui/add-button'
import { useAddition } from '../ui/use-addition'
import { InvitationRow } from './invitation-row'
import { InviteForm } from './invite-form'

const columns = [
  { name: 'Email' },
  { name: 'Roles', className: 'not-on-phones wrapped' },
  { name: 'Expires', className: 'not-on-phones' },
]

/** Open invitations to a team, each with a menu, and a form that sends one. */
export function Invitations({ team }: { team: ServerTeam }) {
  const { config } = useProject()
  const invitations = team.useInvitations()
  const addition = useAddition(false)
  const [resentTo, setResentTo] = useState<string | null>(null)
  useFresh(team.listInvitations)
  const [domain, ...others] = config.domains
  return (
    <section className="card" aria-labelledby="invitations">
      <div className="row">
        <div>
          <h2 id="invitations">Invitations</h2>
          <p className="hint">{domain ? toHint(invitations.length) : <NoDomain />}</p>
          {resentTo !== null && (
            <p className="hint" role="status">
              Sent again to {resentTo}.
            </p>
          )}
        </div>
        {domain && <AddButton addition={addition} label="Invite by email" isSmall />}
      </div>
      {domain && addition.isOpen && (
        <InviteForm
          team={team}
          invitations={invitations}
          domains={[domain, ...others]}
          onClose={addition.close}
        />
      )}
      {invitations.length > 0 && (
        <InvitationTable invitations={invitations} onResend={setResentTo} />
      )}
    </section>
  )
}

function toHint(count: number): string {
  return count === 0
    ? 'No open invitations. A person who accepts one becomes a member.'
    : 'Open until they are accepted, revoked or expired.'
}

function NoDomain() {
  const { id } = useProject()
  return (
    <>
      The link of an invitation leads to your app. To invite by email,{' '}
      <Link to={`/projects/${id}/domains`}>add its domain</Link>.
    </>
  )
}

interface InvitationTableProps {
  invitations: readonly TeamInvitation[]
  onResend: (email: string) => void
}

function InvitationTable({ invitations, onResend }: InvitationTableProps) {
  return (
    <div className="table in-card roomy">
      <table aria-labelledby="invitations">
        <TableHead columns={columns} hasMenus />
        <tbody>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onResend={onResend} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
