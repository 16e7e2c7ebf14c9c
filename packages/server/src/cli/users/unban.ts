import type { Command } from '../lib/command'
import { jsonOption, print } from '../lib/output'
import { requiredProjectOption } from '../lib/project-option'
import { serviceOption } from '../lib/service-option'
import { withUsers } from './with-users'

/** Lifts the ban of a user. */
export const unbanUserCommand: Command = {
  usage: 'unban <user>',
  about: 'Lift the ban of a user, by id or email, so that they can sign in again.',
  summary: 'Lift the ban of a user.',
  options: [requiredProjectOption, serviceOption, jsonOption],
  async run(input) {
    const [given = ''] = input.args
    const id = await withUsers(input, (users) => users.unban(given))
    print(input, { json: { user_id: id }, text: `Unbanned: ${id}. They can sign in again.\n` })
    return 0
  },
}
