import { toLines } from '../../import-export/project-changes'
import { toWireUser } from '../../users/wire'
import type { Command } from '../lib/command'
import { jsonOption, print, toCell } from '../lib/output'
import { requiredProjectOption } from '../lib/project-option'
import { withStore } from '../lib/with-store'
import { requireUser } from './require-user'

/** Shows a user as the app's server sees them. */
export const showUserCommand: Command = {
  usage: 'show <user>',
  about: 'Show a user, by id or email.',
  options: [requiredProjectOption, jsonOption],
  async run(input) {
    const { user } = await withStore(input, (store) => requireUser(store, input))
    const json = toWireUser(user)
    print(input, {
      json,
      text: toLines(json)
        .map((line) => `${toCell(line)}\n`)
        .join(''),
    })
    return 0
  },
}
