import type { TeamMember } from '@app/core'
import { useRef } from 'react'
import { useDraft } from '../hooks/use-draft'
import { onEscape } from '../keyboard/on-escape'
import { useFirstFocus } from '../keyboard/use-first-focus'
import { FormActions } from '../ui/form-actions'
import { RoleFields } from './role-fields'

interface RoleFormProps {
  member: TeamMember
  /** Name of the member. */
  name: string
  onClose: () => void
}

/** Form that changes the roles of a member, in place of their row. */
export function RoleForm({ member, name, onClose }: RoleFormProps) {
  const draft = useDraft<{ roles: string[] }>(async ({ roles }) => {
    if (roles) await member.setRoles(roles)
    onClose()
  })
  const form = useRef<HTMLFormElement>(null)
  useFirstFocus(form, 'input')
  return (
    <form ref={form} className="form" onSubmit={draft.submit} onKeyDown={onEscape(onClose)}>
      <RoleFields
        legend={`Roles of ${name}`}
        chosen={draft.typed.roles ?? member.permissionIds}
        onChange={(roles) => draft.change({ roles })}
      />
      <FormActions action={draft.action} label="Save roles" onCancel={onClose} />
    </form>
  )
}
