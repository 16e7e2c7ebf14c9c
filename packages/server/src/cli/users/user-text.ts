import type { WireUser } from '../../users/wire'
import { toTable, toTime } from '../lib/output'

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
