import type { TeamInvitation } from '@app/core'
import { useState } from 'react'
import { useProject } from '../hooks/use-owner'
import { Chips } from '../lists/chips'
import { ActionError } from '../ui/action-error'
import { BreakableText } from '../ui/breakable-text'
import { CopyButton } from '../ui/copy-button'
import { formatDay } from '../ui/format'
import { Icon } from '../ui/icon'
import { Menu, MenuItem } from '../ui/menu'
import { useAction } from '../ui/use-action'
import { type InvitationAction, InvitationDialog } from './invitation-dialog'
import { toInvitationUrl } from './invitation-url'

interface InvitationRowProps {
  invitation: TeamInvitation
  /** Called with the invited address when the invitation was sent again. */
  onResend: (email: string) => void
}

/** An open invitation to a team, with a menu that copies a link to it, sends it again or revokes it. */
export function InvitationRow({ invitation, onResend }: InvitationRowProps) {
  const { recipientEmail, expiresAt, permissionIds } = invitation
  const [domain] = useProject().config.domains
  const callbackUrl = domain && toInvitationUrl(domain)
  const [action, setAction] = useState<InvitationAction | null>(null)
  const link = useLink(invitation, callbackUrl)
  const name = recipientEmail ?? 'Unknown address'
  return (
    <>
      <tr>
        <td>
          <div className="person">
            <span className="team-picture round" aria-hidden="true">
              <Icon name="emails" />
            </span>
            <div>
              <p className="name">
                <BreakableText text={name} />
              </p>
              <div className="on-phones">
                <p className="hint">Expires {formatDay(expiresAt)}</p>
                <Chips ids={permissionIds} />
              </div>
            </div>
          </div>
        </td>
        <td className="not-on-phones wrapped">
          <Chips ids={permissionIds} />
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
              onClose={() => setAction(null)}
            />
          )}
        </td>
      </tr>
      <InvitationLink link={link} name={name} />
    </>
  )
}

interface InvitationLinkProps {
  link: ReturnType<typeof useLink>
  /** Invited address. */
  name: string
}

/** Row with the link of an invitation, once it was created. */
function InvitationLink({ link: { url, isCopied, action }, name }: InvitationLinkProps) {
  if (url === null && action.error === null && !action.isPending) return null
  return (
    <tr className="continued">
      <td colSpan={4}>
        {url !== null && (
          <p className="with-button">
            <code>{url}</code>
            <CopyButton name={`invitation link of ${name}`} text={url} isIcon />
          </p>
        )}
        <p className="hint" role="status">
          {action.isPending
            ? 'Creating the link…'
            : isCopied && `Copied. The link is only for ${name}, and works once.`}
        </p>
        <ActionError action={action} />
      </td>
    </tr>
  )
}

/** Returns the link of an invitation once it was created, and whether it was copied. */
function useLink(invitation: TeamInvitation, callbackUrl: string | undefined) {
  const action = useAction()
  const [url, setUrl] = useState<string | null>(null)
  const [isCopied, setIsCopied] = useState(false)

  async function create() {
    const created = url ?? (await invitation.createLink({ callbackUrl }))
    setUrl(created)
    setIsCopied(await tryCopy(created))
  }

  return { url, isCopied, action, copy: () => void action.run(create) }
}

/** Copies a text, and returns whether the browser allowed it. */
async function tryCopy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The link is shown with a button that copies it.
    return false
  }
}
