import { listSessions } from '../../sessions/sessions'
import type { Command } from '../lib/command'
import { jsonOption, print, toTable, toTime } from '../lib/output'
import { requiredProjectOption } from '../lib/project-option'
import { withStore } from '../lib/with-store'
import { requireUser } from './require-user'

/** Lists the active sessions of a user. */
export const listSessionsCommand: Command = {
  usage: 'sessions <user>',
  about: 'List the active sessions of a user, by id or email, newest first.',
  summary: 'List the active sessions of a user.',
  options: [requiredProjectOption, jsonOption],
  async run(input) {
    const rows = await withStore(input, async (store) => {
      const { project, user } = await requireUser(store, input)
      const options = { now: new Date(), withImpersonation: true }
      return listSessions(store.database.db, project.id, user.row.id, options)
    })
    const items = rows.map((row) => ({
      id: row.id,
      user_id: row.userId,
      created_at: row.createdAt.getTime(),
      is_impersonation: row.isImpersonation,
      last_used_at: row.lastUsedAt?.getTime(),
      last_used_at_end_user_ip_info: row.lastUsedIpInfo ?? undefined,
      browser: row.browser ?? undefined,
    }))
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
