import { deleteUser } from '../../users/delete-user'
import type { Command } from '../lib/command'
import { jsonOption, print } from '../lib/output'
import { requiredProjectOption } from '../lib/project-option'
import { withStore } from '../lib/with-store'
import { auditOfStore } from './audit'
import { requireUser } from './require-user'

/** Deletes a user with their data. */
export const deleteUserCommand: Command = {
  usage: 'delete <user>',
  about: 'Delete a user with their data, by id or email. This cannot be undone.',
  summary: 'Delete a user with their data.',
  options: [requiredProjectOption, jsonOption],
  async run(input) {
    const id = await withStore(input, async (store) => {
      const { user } = await requireUser(store, input)
      await deleteUser(store.database.db, user.row, auditOfStore(store))
      return user.row.id
    })
    print(input, { json: { user_id: id }, text: `Deleted: ${id}, with their data.\n` })
    return 0
  },
}
