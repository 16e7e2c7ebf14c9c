import type { ServerTeamInvitation } from '@app/core/server'
import { useState } from 'react'
import { Link } from 'react-router'
import { useProject } from '../hooks/use-owner'
import { Chips } from '../lists/chips'
import { BreakableText } from '../ui/breakable-text'
import { formatDay } from '../ui/format'
import { Icon } from '../ui/icon'
import { Menu, MenuItem } from '../ui/menu'
import { RecentTime } from '../ui/recent-time'
import { useDefaultRoles } from './default-roles'
import { type InvitationAction, InvitationDialog } from './invitation-dialog'
import { InvitationLink, useInvitationLink } from './invitation-link'
import { toInvitationUrl } from './invitation-url'

interface InvitationRowProps {
  invitation: ServerTeamInvitation
  /** Called with the invited address when the invitation was sent again. */
  onResend: (email: string) => void
  /** Called with the invited address when the invitation was revoked. */
  onRevoke: (email: string) => void
}

/** An open invitation to a team, with a menu that copies a link to it, sends it again or revokes it. */
export function InvitationRow({ invitation, onResend, onRevoke }: InvitationRowProps) {
  const { recipientEmail, sentAt, expiresAt, permissionIds } = invitation
  const [domain] = useProject().config.domains
  const defaults = useDefaultRoles()
  const roles = permissionIds.filter((id) => !defaults.includes(id))
  const callbackUrl = domain && toInvitationUrl(domain)
  const [action, setAction] = useState<InvitationAction | null>(null)
  const link = useInvitationLink(invitation, callbackUrl)
  const name = recipientEmail ?? 'Unknown address'
  return (
    <>
      <tr>
        <td>
          <InvitationCell invitation={invitation} name={name} roles={roles} />
        </td>
        <td className="not-on-phones wrapped">
          {roles.length > 0 ? <Chips ids={roles} /> : <p className="hint">{defaults.join(', ')}</p>}
        </td>
        <td className="not-on-phones wrapped">
          {sentAt && <RecentTime date={sentAt} />}
          <p className="hint">
            <Sender invitation={invitation} />
          </p>
        </td>
        <td className="not-on-phones">{formatDay(expiresAt)}</td>
        <td className="end">
          <Menu label={`Actions for ${name}`}>
            {/* The link of an invitation needs an app. */}
            {callbackUrl && <MenuItem onSelect={link.copy}>Copy link</MenuItem>}
            {callbackUrl && <MenuItem onSelect={() => setAction('resend')}>Send again</MenuItem>}
            <MenuItem isDanger onSelect={() => setAction('revoke')}>
              Revoke
            </MenuItem>
          </Menu>
          {action && (
            <InvitationDialog
              action={action}
              invitation={invitation}
              email={name}
              onResend={() => onResend(name)}
              onRevoke={() => onRevoke(name)}
              onClose={() => setAction(null)}
            />
          )}
        </td>
      </tr>
      <InvitationLink link={link} name={name} />
    </>
  )
}

interface InvitationCellProps {
  invitation: ServerTeamInvitation
  /** Invited address. */
  name: string
  /** Ids of the roles that not every member gets. */
  roles: readonly string[]
}

/** Invited address; on phones also the other columns. */
function InvitationCell({ invitation, name, roles }: InvitationCellProps) {
  const { sentAt, expiresAt } = invitation
  return (
    <div className="person">
      <span className="team-picture round" aria-hidden="true">
        <Icon name="emails" />
      </span>
      <div>
        <p className="name">
          <BreakableText text={name} />
        </p>
        <div className="on-phones">
          {sentAt && (
            <p className="hint">
              Sent <RecentTime date={sentAt} /> <Sender invitation={invitation} />
            </p>
          )}
          <p className="hint">Expires {formatDay(expiresAt)}</p>
          <Chips ids={roles} />
        </div>
      </div>
    </div>
  )
}

/** Sender of an invitation, with a link to the page of the user; nothing for an owner or a server, whose name is not known. */
function Sender({ invitation: { inviter } }: { invitation: ServerTeamInvitation }) {
  const { id: projectId } = useProject()
  if (!inviter) return null
  return (
    <>
      by{' '}
      <Link to={`/projects/${projectId}/users/${inviter.id}`}>
        <bdi>{inviter.displayName ?? 'member without a name'}</bdi>
      </Link>
    </>
  )
}
