import { fields } from '@app/contract'
import type { Command } from '../lib/command'
import { jsonOption, print } from '../lib/output'
import { requiredProjectOption } from '../lib/project-option'
import { serviceOption } from '../lib/service-option'
import { CommandError } from '../lib/terminal'
import { filterOptions, readFilters } from './list-filters'
import { toUserTable } from './user-text'
import { withUsers } from './with-users'

const defaultLimit = '50'

/** Lists or finds users. */
export const listUsersCommand: Command = {
  usage: 'list',
  about: 'List users of a project, newest first, or find some by a part of their name or address.',
  summary: 'List or find users of a project.',
  options: [
    requiredProjectOption,
    { flags: '--query <text>', about: 'Part of a name or address, or an id. Default: all users.' },
    { flags: '--limit <number>', about: `Number of users, up to 1000. Default: ${defaultLimit}.` },
    { flags: '--cursor <id>', about: 'First user, as the previous page printed it.' },
    ...filterOptions,
    serviceOption,
    jsonOption,
  ],
  async run(input) {
    const { options } = input
    const { query, cursor } = options
    const filters = readFilters(input)
    const limit = readLimit(String(options.limit ?? defaultLimit))
    if (cursor !== undefined && !fields.uuid.safeParse(cursor).success) {
      throw new CommandError(`--cursor: ${JSON.stringify(cursor)} is not valid; expected an id.`)
    }
    const { items, next_cursor: next } = await withUsers(input, (users) =>
      users.list({
        query: typeof query === 'string' ? query : undefined,
        cursor: typeof cursor === 'string' ? cursor : undefined,
        limit,
        filters,
      }),
    )
    print(input, {
      json: { items, next_cursor: next },
      text: `${toUserTable(items)}${next ? `\nMore users: --cursor ${next}\n` : ''}`,
    })
    return 0
  },
}

function readLimit(text: string): number {
  const limit = Number(text)
  if (/^\d+$/.test(text) && limit >= 1 && limit <= 1000) return limit
  throw new CommandError(
    `--limit: ${JSON.stringify(text)} is not valid; expected a number from 1 to 1000.`,
  )
}
