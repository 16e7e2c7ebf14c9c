import { toTable, toTime } from '../lib/output'
import type { WireUser } from './project-users'

/** Returns users as a table. */
export function toUserTable(users: WireUser[]): string {
  return toTable([
    ['ID', 'EMAIL', 'NAME', 'SIGNED UP (UTC)', 'LAST ACTIVE (UTC)'],
    ...users.map((user) => [
      user.id,
      user.primary_email ?? '',
      user.display_name ?? '',
      toTime(user.signed_up_at_millis),
      toTime(user.last_active_at_millis),
    ]),
  ])
}
