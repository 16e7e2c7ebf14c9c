import type { Command } from '../lib/command'
import { jsonOption, print, toTable, toTime } from '../lib/output'
import { requiredProjectOption } from '../lib/project-option'
import { serviceOption } from '../lib/service-option'
import { withUsers } from './with-users'

/** Lists the active sessions of a user. */
export const listSessionsCommand: Command = {
  usage: 'sessions <user>',
  about: 'List the active sessions of a user, by id or email, newest first.',
  summary: 'List the active sessions of a user.',
  options: [requiredProjectOption, serviceOption, jsonOption],
  async run(input) {
    const [given = ''] = input.args
    const items = await withUsers(input, (users) => users.listSessions(given))
    print(input, {
      json: { items },
      text: toTable([
        ['ID', 'CREATED (UTC)', 'LAST USED (UTC)', 'ADDRESS', 'BROWSER', 'KIND'],
        ...items.map((item) => [
          item.id,
          toTime(item.created_at),
          toTime(item.last_used_at),
          item.last_used_at_end_user_ip_info?.ip ?? '',
          item.browser ?? '',
          item.is_impersonation ? 'impersonation' : 'sign-in',
        ]),
      ]),
    })
    return 0
  },
}
