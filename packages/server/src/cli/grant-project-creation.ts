import type { Store } from '../db/store'
import {
  requireOneOwner,
  requirePossibleOwner,
  setProjectCreator,
} from '../project-settings/creation'
import { projectCreator } from '../projects/seed'
import { auditOperator } from '../security-events/security-events'
import type { Command } from './lib/command'
import { jsonOption, print } from './lib/output'
import type { ServiceClient } from './lib/service-client'
import { serviceOption } from './lib/service-option'
import { withProject } from './lib/with-project'
import { hasVerifiedAddress, searchUsers } from './users/remote-users'

/** Grants and revokes the permission to create projects. */
export const grantProjectCreationCommand: Command = {
  usage: 'grant-project-creation <user>',
  about:
    'Allow a user of the project internal, by id or verified email, to create projects. With --url, AUTH_ADMIN_KEY is an admin key of the project internal.',
  summary: 'Allow a user to create projects.',
  options: [
    { flags: '--revoke', about: 'Revoke the permission. The user keeps the projects they own.' },
    serviceOption,
    jsonOption,
  ],
  async run(input) {
    const [given = ''] = input.args
    const isPermitted = input.options.revoke !== true
    const id = await withProject(input, 'internal', openers, (permit) => permit(given, isPermitted))
    print(input, {
      json: { user_id: id, can_create_projects: isPermitted },
      text: `${id} ${isPermitted ? 'can' : 'can no longer'} create projects.\n`,
    })
    return 0
  },
}

/** Grants the permission to a user, by id or verified address, or revokes it. Returns the id of the user. */
type Permit = (given: string, isPermitted: boolean) => Promise<string>

const openers = { remote: createRemotePermit, stored: createStoredPermit }

function createStoredPermit({ database: { db } }: Store): Permit {
  return async (given, isPermitted) => {
    const id = await requirePossibleOwner(db, given, { mayBeAnonymous: !isPermitted })
    await setProjectCreator(db, id, { isPermitted, audit: auditOperator })
    return id
  }
}

function createRemotePermit(client: ServiceClient): Permit {
  const { send } = client
  const permission = { permission_id: projectCreator.id }
  return async (given, isPermitted) => {
    const found = []
    for await (const user of searchUsers(client, given)) {
      if (user.id !== given && !(await hasVerifiedAddress(client, user, given))) continue
      found.push({ id: user.id, isAnonymous: user.is_anonymous })
    }
    const id = requireOneOwner(found, given, { mayBeAnonymous: !isPermitted })
    const path = { user_id: id, ...permission }
    const query = { ...path, recursive: false }
    const { items } = await send('GET /project-permissions', { query })
    if (items.length > 0 === isPermitted) return id
    const endpoint = '/project-permissions/:user_id/:permission_id'
    if (isPermitted) await send(`POST ${endpoint}`, { path, body: {} })
    else await send(`DELETE ${endpoint}`, { path })
    return id
  }
}
