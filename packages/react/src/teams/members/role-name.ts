import type { InvitableRole } from '@app/core'
import type { MessageId } from '../../i18n/messages/message-id'
import type { Messages } from '../../i18n/use-messages'

/** Roles of new projects, here and at other services of the contract. */
const builtIn: Record<string, MessageId> = {
  admin: 'role.admin',
  team_admin: 'role.admin',
  member: 'role.member',
  team_member: 'role.member',
}

function findBuiltIn(permissionId: string): MessageId | undefined {
  return Object.hasOwn(builtIn, permissionId) ? builtIn[permissionId] : undefined
}

/**
 * Returns the name of a role for people: that of a new project in the language of the page, others as their
 * ids name them, `team_editor` as "Team editor".
 */
export function toRoleName(permissionId: string, t: Messages['t']): string {
  const known = findBuiltIn(permissionId)
  if (known) return t(known)
  const words = permissionId.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns what a role is for; `null` for those of a new project, whose names say so in every language. */
export function toRoleText({ id, description }: InvitableRole): string | null {
  return findBuiltIn(id) ? null : description
}
