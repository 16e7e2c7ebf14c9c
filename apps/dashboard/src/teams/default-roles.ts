import { useProject } from '../hooks/use-owner'

/** Returns the ids of the roles that every new member of a team gets. */
export function useDefaultRoles(): string[] {
  const { config } = useProject()
  return config.teamMemberDefaultPermissions.map(({ id }) => id).filter((id) => !id.startsWith('$'))
}
