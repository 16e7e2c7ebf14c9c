import type { TeamInvitation } from '@app/core'
import type { ServerTeam } from '@app/core/server'
import { useRef } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog'

/** Action on an invitation that a dialog confirms. */
export type InvitationAction = 'resend' | 'revoke'

interface InvitationDialogProps {
  action: InvitationAction
  invitation: TeamInvitation
  /** Invited address. */
  email: string
  team: ServerTeam
  /** Page of the app that the link opens. */
  callbackUrl: string | undefined
  onClose: () => void
}

/** Dialog that sends an invitation again, or revokes it. */
export function InvitationDialog(props: InvitationDialogProps) {
  const { action, invitation, email, team, callbackUrl, onClose } = props

  const isSent = useRef(false)

  async function resend() {
    const permissionIds = [...invitation.permissionIds]
    // Another attempt only revokes, if that failed.
    if (!isSent.current) await team.inviteUser({ email, callbackUrl, permissionIds })
    isSent.current = true
    await invitation.revoke()
  }

  return action === 'resend' ? (
    <ConfirmDialog
      label="Send again"
      isHarmless
      question={`Send a new invitation to ${email}?`}
      onConfirm={resend}
      onClose={onClose}
    >
      It has the same roles and a new expiration date. Links of the earlier invitation stop working.
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      label="Revoke"
      question={`Revoke the invitation of ${email}?`}
      onConfirm={() => invitation.revoke()}
      onClose={onClose}
    >
      The links of the invitation stop working at once.
    </ConfirmDialog>
  )
}
