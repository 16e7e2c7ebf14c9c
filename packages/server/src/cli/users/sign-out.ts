import { toConfig } from '../../config/config'
import type { Command } from '../lib/command'
import { jsonOption, print } from '../lib/output'
import { requiredProjectOption } from '../lib/project-option'
import { serviceOption } from '../lib/service-option'
import { withUsers } from './with-users'

/** Ends all sessions of a user. */
export const signOutCommand: Command = {
  usage: 'sign-out <user>',
  about: 'End all sessions of a user, by id or email.',
  summary: 'End all sessions of a user.',
  options: [requiredProjectOption, serviceOption, jsonOption],
  async run(input) {
    const [given = ''] = input.args
    const { userId, ended } = await withUsers(input, (users) => users.endSessions(given))
    // The lifetime is an option of the service, which another machine may not have.
    const validity =
      input.options.url === undefined
        ? `for up to ${toConfig(input.config).accessTokenSeconds} s`
        : 'until they expire'
    print(input, {
      json: { user_id: userId, ended_sessions: ended },
      text: `${ended} sessions ended. Access tokens remain valid ${validity}.\n`,
    })
    return 0
  },
}
