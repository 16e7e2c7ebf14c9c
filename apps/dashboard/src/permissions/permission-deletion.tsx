import type { AdminOwnedProject } from '@app/core/admin'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { toList } from '../ui/format'
import { listDefaults } from './default-lists'
import { type Definition, definitionsOf, type PermissionScope } from './scope'

interface PermissionDeletionProps {
  /** Id of the permission. */
  id: string
  /** All permissions of the scope. */
  definitions: readonly Definition[]
  project: AdminOwnedProject
  scope: PermissionScope
  /** Called after the deletion. */
  onDelete?: () => unknown
  onClose: () => void
}

/** Dialog that deletes a permission, with the consequences. */
export function PermissionDeletion(props: PermissionDeletionProps) {
  const { id, definitions, project, scope, onDelete, onClose } = props
  const roles = definitions
    .filter(({ containedPermissionIds }) => containedPermissionIds.includes(id))
    .map((definition) => definition.id)
  const defaults = listDefaults(project.config, id)
  return (
    <ConfirmDialog
      label="Delete"
      question={`Delete ${id}?`}
      onConfirm={async () => {
        await definitionsOf(project, scope).delete(id)
        await onDelete?.()
      }}
      onClose={onClose}
    >
      {[
        'All users who have it lose it at once.',
        roles.length > 0 && `It is removed from ${toList(roles)}.`,
        defaults.length > 0 &&
          `It is no longer granted by default to ${toList(defaults).toLowerCase()}.`,
        'Wherever your app asks for it, users are refused. This cannot be undone.',
      ]
        .filter(Boolean)
        .join(' ')}
    </ConfirmDialog>
  )
}
