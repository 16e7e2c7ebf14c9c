import type { TeamInvitation } from '@app/core'
import { ConfirmDialog } from '../ui/confirm-dialog'

/** Action on an invitation that a dialog confirms. */
export type InvitationAction = 'resend' | 'revoke'

interface InvitationDialogProps {
  action: InvitationAction
  invitation: TeamInvitation
  /** Invited address. */
  email: string
  /** Called when the invitation was sent again. */
  onResend: () => void
  /** Called when the invitation was revoked. */
  onRevoke: () => void
  onClose: () => void
}

/** Dialog that sends an invitation again, or revokes it. */
export function InvitationDialog(props: InvitationDialogProps) {
  const { action, invitation, email, onResend, onRevoke, onClose } = props

  async function resend() {
    await invitation.resend()
    onResend()
  }

  async function revoke() {
    await invitation.revoke()
    onRevoke()
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
      onConfirm={revoke}
      onClose={onClose}
    >
      The links of the invitation stop working at once.
    </ConfirmDialog>
  )
}
