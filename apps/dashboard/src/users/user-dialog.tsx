import type { ServerUser } from '@app/core/server'
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/confirm-dialog'
import { BanDialog } from './ban-dialog'
import { toUserName } from './user-texts'

/** An action for a user that a dialog confirms. */
export type UserAction = 'ban' | 'unban' | 'delete'

interface UserDialogProps {
  user: ServerUser
  action: UserAction
  /** Deletes the user. */
  onDelete: () => Promise<unknown>
  onClose: () => void
}

/** Dialog that confirms an action for a user. */
export function UserDialog({ user, action, onDelete, onClose }: UserDialogProps) {
  if (action === 'ban') return <BanDialog user={user} onClose={onClose} />
  const name = toUserName(user)
  const dialogs: Record<Exclude<UserAction, 'ban'>, Omit<ConfirmDialogProps, 'onClose'>> = {
    unban: {
      label: 'Lift ban',
      question: `Lift the ban of ${name}?`,
      isHarmless: true,
      children: `${name} can sign in again.`,
      onConfirm: () => user.unban(),
    },
    delete: {
      label: 'Delete user',
      question: `Delete ${name}?`,
      children: 'The account and its data are deleted at once. This cannot be undone.',
      onConfirm: onDelete,
    },
  }
  return <ConfirmDialog {...dialogs[action]} onClose={onClose} />
}
