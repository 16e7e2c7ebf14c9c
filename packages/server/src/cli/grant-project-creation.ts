import { requirePossibleOwner, setProjectCreator } from '../project-settings/creation'
import { auditOperator } from '../security-events/security-events'
import type { Command } from './lib/command'
import { jsonOption, print } from './lib/output'
import { withStore } from './lib/with-store'

/** Grants and revokes the permission to create projects. */
export const grantProjectCreationCommand: Command = {
  usage: 'grant-project-creation <user>',
  about: 'Allow a user of the project internal, by id or verified email, to create projects.',
  summary: 'Allow a user to create projects.',
  options: [
    { flags: '--revoke', about: 'Revoke the permission. The user keeps the projects they own.' },
    jsonOption,
  ],
  async run(input) {
    const [given = ''] = input.args
    const isPermitted = input.options.revoke !== true
    const id = await withStore(input, async ({ database: { db } }) => {
      const id = await requirePossibleOwner(db, given, { mayBeAnonymous: !isPermitted })
      await setProjectCreator(db, id, { isPermitted, audit: auditOperator })
      return id
    })
    print(input, {
      json: { user_id: id, can_create_projects: isPermitted },
      text: `${id} ${isPermitted ? 'can' : 'can no longer'} create projects.\n`,
    })
    return 0
  },
}
