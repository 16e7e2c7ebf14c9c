import { listPossibleCreators, setProjectCreator } from '../project-settings/creation'
import type { Command } from './command'
import { CommandError } from './terminal'
import { withStore } from './with-store'

/** Names those who may create projects where that is not open to everyone. */
export const grantProjectCreationCommand: Command = {
  usage: 'grant-project-creation <user>',
  about: 'Let a user of the project internal, by id or verified address, create projects.',
  options: [{ flags: '--revoke', about: 'Take that back. The projects they own stay theirs.' }],
  async run({ args, options, ...input }) {
    const [given = ''] = args
    const isPermitted = options.revoke !== true
    const id = await withStore(input, async (store) => {
      const found = await listPossibleCreators(store.database.db, given)
      const [user, other] = found
      if (!user) {
        throw new CommandError(
          `No user of the project internal has the id or verified address ${given}. They sign up at the dashboard and verify it first.`,
        )
      }
      if (other) {
        const ids = found.map((one) => one.id).join(', ')
        throw new CommandError(`Several users have this address: name one of ${ids}.`)
      }
      if (user.isAnonymous && isPermitted) {
        throw new CommandError('This user is anonymous: anonymous users cannot own projects.')
      }
      await setProjectCreator(store.database.db, user.id, isPermitted)
      return user.id
    })
    input.terminal.out(`${id} ${isPermitted ? 'may' : 'may no longer'} create projects.\n`)
    return 0
  },
}
