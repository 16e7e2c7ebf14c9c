import type { InvitableRole } from '@app/core'
import { formatList } from '../../i18n/format-list'
import { useMessages } from '../../i18n/use-messages'
import { Select, TextField } from '../../ui/field'
import { toRoleName, toRoleText } from './role-name'

/** Props of {@link RoleField}. */
export interface RoleFieldProps {
  roles: InvitableRole[]
  /** Id of the role; empty: that of all members. */
  value: string
  onChange: (role: string) => void
}

/** A choice of roles; nothing where each member gets the same. */
export function RoleField({ roles, value, onChange }: RoleFieldProps) {
  const { t, ...locale } = useMessages()
  const special = roles.filter(({ isDefault }) => !isDefault)
  if (special.length === 0) return null
  const chosen = special.find(({ id }) => id === value)
  const hint = chosen && toRoleText(chosen)
  const defaults = roles.filter(({ isDefault }) => isDefault).map(({ id }) => toRoleName(id, t))
  return (
    <TextField
      label={t('team.role')}
      hint={hint}
      renderInput={(_, id) => (
        <Select
          id={id}
          value={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <option value="">{formatList(defaults, locale) || t('team.roleDefault')}</option>
          {special.map(({ id }) => (
            <option key={id} value={id}>
              {toRoleName(id, t)}
            </option>
          ))}
        </Select>
      )}
    />
  )
}
