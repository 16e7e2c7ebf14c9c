import type { Command } from '../lib/command'
import { jsonOption, print } from '../lib/output'
import { requiredProjectOption } from '../lib/project-option'
import { serviceOption } from '../lib/service-option'
import { readPassword } from './password'
import { withUsers } from './with-users'

/** Sets the password of a user, as the app's server can. */
export const setPasswordCommand: Command = {
  usage: 'set-password <user>',
  about: 'Set the password of a user, from a prompt or standard input. They are notified by email.',
  summary: 'Set the password of a user.',
  options: [requiredProjectOption, serviceOption, jsonOption],
  async run(input) {
    const [given = ''] = input.args
    const id = await withUsers(input, (users) =>
      users.setPassword(given, (minLength) => readPassword(input.terminal, minLength)),
    )
    print(input, {
      json: { user_id: id },
      text: `Password set: ${id}. All sessions of the user have ended.\n`,
    })
    return 0
  },
}
