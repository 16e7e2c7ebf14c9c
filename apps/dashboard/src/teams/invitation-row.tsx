import type { TeamInvitation } from '@app/core'
import { useState } from 'react'
import { useProject } from '../hooks/use-owner'
import { ActionError } from '../ui/action-error'
import { ConfirmedButton } from '../ui/confirmed-button'
import { CopyButton } from '../ui/copy-button'
import { formatDay } from '../ui/format'
import { useAction } from '../ui/use-action'
import { toInvitationUrl } from './invitation-url'

/** An open invitation to a team. */
export function InvitationRow({ invitation }: { invitation: TeamInvitation }) {
  const { recipientEmail, expiresAt, permissionIds } = invitation
  const link = useLink(invitation)
  const name = recipientEmail ?? 'Unknown address'
  return (
    <li>
      <div>
        <p className="name">{name}</p>
        <p className="hint">{[`Expires ${formatDay(expiresAt)}`, ...permissionIds].join(' · ')}</p>
        {link.url !== null && (
          <p className="with-button">
            <code>{link.url}</code>
            <CopyButton name={`invitation link of ${name}`} text={link.url} isIcon />
          </p>
        )}
        <ActionError action={link.action} />
      </div>
      <div className="actions">
        {link.create && (
          <button
            className="button"
            type="button"
            aria-disabled={link.action.isPending}
            onClick={link.create}
          >
            Create link<span className="visually-hidden"> for {name}</span>
          </button>
        )}
        <ConfirmedButton
          label="Revoke"
          object={name}
          question={`Revoke the invitation of ${name}?`}
          onConfirm={() => invitation.revoke()}
        >
          The links of the invitation stop working at once.
        </ConfirmedButton>
      </div>
    </li>
  )
}

/** Returns the link of an invitation, once it was created. A project without domains has none. */
function useLink(invitation: TeamInvitation) {
  const [domain] = useProject().config.domains
  const action = useAction()
  const [url, setUrl] = useState<string | null>(null)
  const callbackUrl = domain && toInvitationUrl(domain)
  const create =
    callbackUrl &&
    (() => void action.run(async () => setUrl(await invitation.createLink({ callbackUrl }))))
  return { url, create, action }
}
