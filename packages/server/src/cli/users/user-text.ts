import type { WireUser } from '../../users/wire'
import { toTable, toTime } from '../lib/output'

/** Returns users as a table. */
export function toUserTable(users: WireUser[]): string {
  return toTable([
    ['ID', 'EMAIL', 'NAME', 'SIGNED UP (UTC)', 'LAST ACTIVE (UTC)', 'BANNED'],
    ...users.map((user) => [
      user.id,
      user.primary_email ?? '',
      user.display_name ?? '',
      toTime(user.signed_up_at_millis),
      toTime(user.last_active_at_millis),
      toBanText(user),
    ]),
  ])
}

/** Returns until when a user is banned; an empty text without a ban, or if it is over. */
function toBanText({ ban }: WireUser): string {
  if (!ban || (ban.until_millis !== null && ban.until_millis <= Date.now())) return ''
  return ban.until_millis === null ? 'yes' : `until ${toTime(ban.until_millis)}`
}
