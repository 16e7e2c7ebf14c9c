import type { Command } from '../lib/command'
import { jsonOption, print } from '../lib/output'
import { requiredProjectOption } from '../lib/project-option'
import { serviceOption } from '../lib/service-option'
import { withUsers } from './with-users'

/** Deletes a user with their data. */
export const deleteUserCommand: Command = {
  usage: 'delete <user>',
  about: 'Delete a user with their data, by id or email. This cannot be undone.',
  summary: 'Delete a user with their data.',
  options: [requiredProjectOption, serviceOption, jsonOption],
  async run(input) {
    const [given = ''] = input.args
    const id = await withUsers(input, (users) => users.remove(given))
    print(input, { json: { user_id: id }, text: `Deleted: ${id}, with their data.\n` })
    return 0
  },
}
