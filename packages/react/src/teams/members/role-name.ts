/** Returns the name of a role for people: the id `team_editor` is "Team editor". */
export function toRoleName(permissionId: string): string {
  const words = permissionId.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
