import { updateUser } from '../../users/update-user'
import type { Command } from '../lib/command'
import { jsonOption, print } from '../lib/output'
import { requiredProjectOption } from '../lib/project-option'
import { withStore } from '../lib/with-store'
import { auditOfStore } from './audit'
import { readPasswordHash } from './password'
import { requireUser } from './require-user'

/** Sets the password of a user, like the app's server can. */
export const setPasswordCommand: Command = {
  usage: 'set-password <user>',
  about: 'Set the password of a user, from a prompt or standard input. They are notified by email.',
  summary: 'Set the password of a user.',
  options: [requiredProjectOption, jsonOption],
  async run(input) {
    const id = await withStore(input, async (store) => {
      const { project, user } = await requireUser(store, input)
      const passwordHash = await readPasswordHash(input.terminal, project)
      const changes = { passwordHash, kept: 'all' as const, audit: auditOfStore(store) }
      await updateUser(store.database.db, project, user, changes)
      return user.row.id
    })
    print(input, {
      json: { user_id: id },
      text: `Password set: ${id}. Sessions remain; app-server users sign-out ends them.\n`,
    })
    return 0
  },
}
