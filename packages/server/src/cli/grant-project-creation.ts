import { contract } from '@app/contract'
import type { Store } from '../db/store'
import {
  requireOneOwner,
  requirePossibleOwner,
  setProjectCreator,
} from '../project-settings/creation'
import { projectCreator } from '../projects/seed'
import { auditOperator } from '../security-events/security-events'
import type { KeySets } from './keys/project-keys'
import { createRemoteKeys } from './keys/remote-keys'
import { createStoredKeys } from './keys/stored-keys'
import type { Command, CommandInput } from './lib/command'
import { toKeyExpiry } from './lib/key-expiry'
import { jsonOption, print, toCell } from './lib/output'
import type { ServiceClient } from './lib/service-client'
import { readServiceUrl, serviceOption } from './lib/service-option'
import { CommandError } from './lib/terminal'
import { withProject } from './lib/with-project'
import { toEnvironment, toEnvLines } from './project/environment'
import { readPassword } from './users/password'
import type { ProjectUsers } from './users/project-users'
import { hasVerifiedAddress, RemoteUsers, searchUsers } from './users/remote-users'
import { StoredUsers } from './users/stored-users'

/** Grants and revokes the permission to create projects. */
export const grantProjectCreationCommand: Command = {
  usage: 'grant-project-creation <user>',
  about:
    'Allow a user of the project internal, by id or verified email, to create projects. With --url, AUTH_ADMIN_KEY is an admin key of the project internal.',
  summary: 'Allow a user to create projects.',
  options: [
    {
      flags: '--create',
      about:
        'Create the user first, with this email address, verified, and a password, which is asked for or read from standard input. Prints the lines for .env of the page where they sign in.',
    },
    { flags: '--revoke', about: 'Revoke the permission. The user keeps the projects they own.' },
    serviceOption,
    jsonOption,
  ],
  async run(input) {
    const [given = ''] = input.args
    const isPermitted = input.options.revoke !== true
    if (input.options.create === true) {
      if (!isPermitted) throw new CommandError('--create and --revoke exclude each other.')
      return createOwner(input, given)
    }
    const id = await withProject(input, 'internal', openers, ({ permit }) =>
      permit(given, isPermitted),
    )
    print(input, {
      json: { user_id: id, can_create_projects: isPermitted },
      text: `${id} ${isPermitted ? 'can' : 'can no longer'} create projects.\n`,
    })
    return 0
  },
}

const emailSchema = contract['POST /users'].body.shape.primary_email

/** Creates an owner, and the key that a page needs to sign them in. */
async function createOwner(input: CommandInput, email: string): Promise<number> {
  if (!emailSchema.safeParse(email).data) {
    throw new CommandError(`${JSON.stringify(email)} is not an email address: --create needs one.`)
  }
  const url = readServiceUrl(input)
  const { id, key } = await withProject(input, 'internal', openers, async (internal) => {
    const { id } = await internal.users.create({
      email,
      displayName: undefined,
      isVerified: true,
      readPassword: (minLength) => readPassword(input.terminal, minLength),
    })
    await internal.permit(id, true)
    const description = 'For the page where owners sign in'
    const expiresAt = toKeyExpiry()
    return { id, key: await internal.keys.create({ description, expiresAt, isForPages: true }) }
  })
  const { page } = toEnvironment(url, 'internal', key)
  print(input, {
    json: { user_id: id, can_create_projects: true, env: { page } },
    text: `Created: ${id} (${toCell(email)}). They can create projects, and sign in with this password.

# .env of the page where owners sign in, with OwnerApp of @app/core/admin. The key is shown only once.
${toEnvLines(page, 'VITE_')}`,
  })
  return 0
}

/** Grants the permission to a user, by id or verified address, or revokes it. Returns the id of the user. */
type Permit = (given: string, isPermitted: boolean) => Promise<string>

/** The parts of the project `internal` that concern owners. */
interface Internal {
  permit: Permit
  users: ProjectUsers
  keys: KeySets
}

const openers = {
  remote: (client: ServiceClient, id: string): Internal => ({
    permit: createRemotePermit(client),
    users: new RemoteUsers(client, id),
    keys: createRemoteKeys(client, id),
  }),
  stored: (store: Store, id: string): Internal => ({
    permit: createStoredPermit(store),
    users: new StoredUsers(store, id),
    keys: createStoredKeys(store, id),
  }),
}

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
