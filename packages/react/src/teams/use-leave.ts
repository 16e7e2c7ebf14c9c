import type { CurrentUser, TeamInvitationPreview } from '@app/core'
import { noteInvitation } from '../sign-in/flow/noted-invitation'
import { useChangeAccount } from '../sign-in/flow/use-change-account'
import { isSameEmail } from '../users/same-email'

/** Options of {@link useLeave}. */
export interface LeaveOptions {
  user: CurrentUser
  /** `null`: the service does not have previews. */
  preview: TeamInvitationPreview | null
  /** Called with the user who is signing out, and with `null` if that fails. */
  onLeave: (user: CurrentUser | null) => void
}

/** Returns a function that signs out, to come back to the invitation with another account. */
export function useLeave({ user, preview, onLeave }: LeaveOptions): () => Promise<void> {
  const changeAccount = useChangeAccount()
  return async () => {
    onLeave(user)
    if (preview) {
      const { teamDisplayName: team, inviterDisplayName: inviter, recipientEmail } = preview
      const isOwn = isSameEmail(user.primaryEmail, recipientEmail)
      noteInvitation({ team, inviter, email: isOwn ? '' : recipientEmail })
    }
    await changeAccount().finally(() => onLeave(null))
  }
}
