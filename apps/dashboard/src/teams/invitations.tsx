import type { ServerTeam, ServerTeamInvitation } from '@app/core/server'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useFresh } from '../hooks/use-fresh'
import { useProject } from '../hooks/use-owner'
import { compareNaturally } from '../lists/natural-order'
import { TableHead } from '../lists/table-head'
import { AddButton } from '../ui/add-button'
import { Icon } from '../ui/icon'
import { useAddition } from '../ui/use-addition'
import { InvitationRow } from './invitation-row'
import { InviteForm } from './invite-form'

const columns = [
  { name: 'Email' },
  { name: 'Roles', className: 'not-on-phones wrapped' },
  { name: 'Sent', className: 'not-on-phones sent' },
  { name: 'Expires', className: 'not-on-phones' },
]

/** Open invitations to a team, each with a menu, and a form that sends one. */
export function Invitations({ team }: { team: ServerTeam }) {
  const { config } = useProject()
  const invitations = team.useInvitations()
  const addition = useAddition(false)
  /** Only that of the last change: an earlier one would be mistaken for it. */
  const [status, setStatus] = useState<string | null>(null)
  useFresh(team.listInvitations)
  const [domain, ...others] = config.domains
  const shownStatus = (
    <p className="hint" role="status">
      {status}
    </p>
  )

  return (
    <section className="sections" aria-label="Invitations">
      {!addition.isOpen && invitations.length > 0 && (
        <div className="row">
          <div>
            {domain ? <p className="lead">{openHint}</p> : <NoDomain />}
            {shownStatus}
          </div>
          {domain && <AddButton addition={addition} label="Invite by email" />}
        </div>
      )}
      {domain && addition.isOpen && (
        <InviteForm
          team={team}
          invitations={invitations}
          domains={[domain, ...others]}
          onSend={(email) => setStatus(`Sent to ${email}.`)}
          onClose={addition.close}
        >
          {shownStatus}
        </InviteForm>
      )}
      {invitations.length > 0 && (
        <InvitationTable
          invitations={invitations}
          onResend={(email) => setStatus(`Sent again to ${email}.`)}
          onRevoke={(email) => setStatus(`Revoked the invitation of ${email}.`)}
        />
      )}
      {invitations.length === 0 && !addition.isOpen && (
        <NoInvitations>
          {domain ? <AddButton addition={addition} label="Invite by email" /> : <NoDomain />}
        </NoInvitations>
      )}
    </section>
  )
}

const openHint = 'Open until they are accepted, revoked or expired.'

/** @param children Button that opens the form, or why there is none. */
function NoInvitations({ children }: { children: ReactNode }) {
  return (
    <div className="card empty">
      <span className="empty-icon">
        <Icon name="emails" />
      </span>
      <h2>No open invitations</h2>
      <p className="lead">A person who accepts an invitation becomes a member.</p>
      {children}
    </div>
  )
}

function NoDomain() {
  const { id } = useProject()
  return (
    <p className="lead">
      The link of an invitation leads to your app. To invite by email,{' '}
      <Link to={`/projects/${id}/domains`}>add its domain</Link>.
    </p>
  )
}

interface InvitationTableProps {
  invitations: readonly ServerTeamInvitation[]
  onResend: (email: string) => void
  onRevoke: (email: string) => void
}

/** Table in the order of the addresses, in which an invitation that is sent again keeps its place. */
function InvitationTable({ invitations, onResend, onRevoke }: InvitationTableProps) {
  return (
    <div className="card table roomy invitation-table">
      <table aria-label="Open invitations">
        <TableHead columns={columns} hasMenus />
        <tbody>
          {toRows(invitations).map(({ key, invitation }) => (
            <InvitationRow
              key={key}
              invitation={invitation}
              onResend={onResend}
              onRevoke={onRevoke}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Sorts invitations by address. Their keys stay the same when they are sent again, which replaces them. */
function toRows(invitations: readonly ServerTeamInvitation[]) {
  const counts = new Map<string, number>()
  return [...invitations]
    .sort((a, b) => compareNaturally(a.recipientEmail ?? '', b.recipientEmail ?? ''))
    .map((invitation) => {
      const email = invitation.recipientEmail ?? ''
      const count = counts.get(email) ?? 0
      counts.set(email, count + 1)
      return { key: `${email} ${count}`, invitation }
    })
}
