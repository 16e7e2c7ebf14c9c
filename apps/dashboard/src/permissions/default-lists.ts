import type { AdminProjectConfig } from '@app/core/admin'
import type { PermissionScope } from './scope'

/** Lists of permissions that are granted by default. */
type DefaultList = keyof Pick<
  AdminProjectConfig,
  'teamCreatorDefaultPermissions' | 'teamMemberDefaultPermissions' | 'userDefaultPermissions'
>

interface DefaultTexts {
  name: DefaultList
  scope: PermissionScope
  /** Users who get the permissions, such as "Team creators". */
  title: string
  /** When they get them. */
  hint: string
}

/** The lists, with their texts. */
export const defaultLists: readonly DefaultTexts[] = [
  {
    name: 'teamCreatorDefaultPermissions',
    scope: 'team',
    title: 'Team creators',
    hint: 'When a user creates a team.',
  },
  {
    name: 'teamMemberDefaultPermissions',
    scope: 'team',
    title: 'Team members',
    hint: 'When a user joins a team.',
  },
  {
    name: 'userDefaultPermissions',
    scope: 'project',
    title: 'New users',
    hint: 'When a user signs up.',
  },
]

/** Lists who gets a permission by default, such as "Team members". */
export function listDefaults(config: AdminProjectConfig, permissionId: string): string[] {
  return defaultLists
    .filter(({ name }) => config[name].some(({ id }) => id === permissionId))
    .map(({ title }) => title)
}
