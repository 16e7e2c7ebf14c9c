import type { InvitableRole, Team, TeamMember } from '@app/core'
import { useState } from 'react'
import { useForm } from '../../forms/use-form'
import { SettingForm } from '../../settings/setting-form'
import { RoleField } from './role-field'

/** Props of {@link RoleForm}. */
export interface RoleFormProps {
  team: Team
  member: Pick<TeamMember, 'permissionIds' | 'setRoles'>
  /** Called after the change, or if there was none. */
  onDone: () => void
  onCancel: () => void
}

/** Gives a member of a team another role. */
export function RoleForm({ team, member, onDone, onCancel }: RoleFormProps) {
  const roles = team.useInvitableRoles()
  const isHeld = ({ id, isDefault }: InvitableRole) =>
    !isDefault && member.permissionIds.includes(id)
  const current = roles.find(isHeld)?.id ?? ''
  const [role, setRole] = useState(current)
  const form = useForm<never>({
    names: [],
    validate: () => ({}),
    async submit() {
      if (role !== current) await member.setRoles(listRoles(roles, member, role))
      onDone()
      return undefined
    },
  })
  return (
    <SettingForm form={form} onCancel={onCancel}>
      <RoleField roles={roles} value={role} onChange={setRole} />
    </SettingForm>
  )
}

/** Returns a member's roles with a different special role. Without one, the member gets all default roles again. */
function listRoles(
  roles: InvitableRole[],
  { permissionIds }: Pick<TeamMember, 'permissionIds'>,
  special: string,
): string[] {
  const defaults = roles.filter(({ isDefault }) => isDefault).map(({ id }) => id)
  if (special === '') return defaults
  return [...defaults.filter((id) => permissionIds.includes(id)), special]
}
