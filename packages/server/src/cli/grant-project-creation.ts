import { listPossibleCreators, setProjectCreator } from '../project-settings/creation'
import type { Command } from './command'
import { CommandError } from './terminal'
import { withStore } from './with-store'

/** Grants and revokes the permission to create projects. */
export const grantProjectCreationCommand: Command = {
  usage: 'grant-project-creation <user>',
  about: 'Allow a user of the project internal, by id or verified email, to create projects.',
  options: [
    { flags: '--revoke', about: 'Revoke the permission. The user keeps the projects they own.' },
  ],
  async run({ args, options, ...input }) {
    const [given = ''] = args
    const isPermitted = options.revoke !== true
    const id = await withStore(input, async (store) => {
      const found = await listPossibleCreators(store.database.db, given)
      const [user, other] = found
      if (!user) {
        throw new CommandError(
          `No user of the project internal has the id or verified email ${given}. The user must sign up in the dashboard and verify the address first.`,
        )
      }
      if (other) {
        const ids = found.map((one) => one.id).join(', ')
        throw new CommandError(`Several users have this address. Pass one of these ids: ${ids}.`)
      }
      if (user.isAnonymous && isPermitted) {
        throw new CommandError('This user is anonymous. Anonymous users cannot own projects.')
      }
      await setProjectCreator(store.database.db, user.id, isPermitted)
      return user.id
    })
    input.terminal.out(`${id} ${isPermitted ? 'can' : 'can no longer'} create projects.\n`)
    return 0
  },
}
