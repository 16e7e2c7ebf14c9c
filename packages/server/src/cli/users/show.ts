import { toLines } from '../../import-export/project-changes'
import type { Command } from '../lib/command'
import { jsonOption, print, toCell } from '../lib/output'
import { requiredProjectOption } from '../lib/project-option'
import { serviceOption } from '../lib/service-option'
import { withUsers } from './with-users'

/** Shows a user as the app's server sees them. */
export const showUserCommand: Command = {
  usage: 'show <user>',
  about: 'Show a user, by id or email.',
  options: [requiredProjectOption, serviceOption, jsonOption],
  async run(input) {
    const [given = ''] = input.args
    const json = await withUsers(input, (users) => users.find(given))
    print(input, {
      json,
      text: toLines(json)
        .map((line) => `${toCell(line)}\n`)
        .join(''),
    })
    return 0
  },
}
