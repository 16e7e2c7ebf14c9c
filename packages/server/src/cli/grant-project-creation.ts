import { contract } from '@app/contract'
import type { Store } from '../db/store'
import type { KeySets } from './keys/project-keys'
import { createRemoteKeys } from './keys/remote-keys'
import type { Command, CommandInput } from './lib/command'
import { toKeyExpiry } from './lib/key-expiry'
import { jsonOption, print, toCell } from './lib/output'
import type { ServiceClient } from './lib/service-client'
import { readServiceUrl, serviceOption } from './lib/service-option'
import { CommandError } from './lib/terminal'
import { withProject } from './lib/with-project'
import { requireProject, unknownProject } from './lib/with-store'
import { toEnvironment, toEnvLines } from './project/environment'
import { seedStore } from './project/seed-store'
import { readPassword } from './users/password'
import type { ProjectUsers } from './users/project-users'
import { hasVerifiedAddress, RemoteUsers, searchUsers } from './users/remote-users'

/** Makes users owners: of the projects that they create, or of one that exists. */
export const grantProjectCreationCommand: Command = {
  usage: 'grant-project-creation <user>',
  about:
    'Allow a user of the project internal, by id or verified email, to create projects, or with --project to manage one. With --url, AUTH_ADMIN_KEY is an admin key of the project internal.',
  summary: 'Allow a user to create or manage projects.',
  options: [
    {
      flags: '--create',
      about:
        'First create the user, with this email address (verified) and a password, which is prompted for or read from standard input. Prints the lines for .env of the page where they sign in.',
    },
    {
      flags: '--project <id>',
      about: 'Make the user an owner of this project, instead of allowing them to create projects.',
    },
    { flags: '--revoke', about: 'Revoke the permission. The user keeps the projects they own.' },
    serviceOption,
    jsonOption,
  ],
  async run(input) {
    const [given = ''] = input.args
    const { create, project, revoke } = input.options
    if (revoke === true && (create === true || project !== undefined)) {
      throw new CommandError('--revoke excludes --create and --project.')
    }
    if (create === true) return createOwner(input, given)
    const rights = toRights(input, revoke !== true)
    const id = await withProject(input, 'internal', openers, (internal) =>
      rights.set(internal, given),
    )
    print(input, { json: { user_id: id, ...rights.json }, text: `${id} ${rights.text}.\n` })
    return 0
  },
}

/** Rights of an owner that a command changes, with the output that reports the change. */
interface Rights {
  /** Requires that the project of the rights exists. */
  check?(internal: Internal): Promise<void>
  /** Returns the id of the user. */
  set(internal: Internal, given: string): Promise<string>
  json: object
  text: string
}

function toRights({ options: { project } }: CommandInput, isPermitted: boolean): Rights {
  if (typeof project === 'string') {
    return {
      check: ({ requireProject }) => requireProject(project),
      set: async ({ requireProject, addTo }, given) => {
        await requireProject(project)
        return addTo(project, given)
      },
      json: { project_id: project },
      text: `can manage project ${project}`,
    }
  }
  return {
    set: ({ permit }, given) => permit(given, isPermitted),
    json: { can_create_projects: isPermitted },
    text: `${isPermitted ? 'can' : 'can no longer'} create projects`,
  }
}

const emailSchema = contract['POST /users'].body.shape.primary_email

/** Creates an owner, and the key that a page needs to sign them in. */
async function createOwner(input: CommandInput, email: string): Promise<number> {
  if (!emailSchema.safeParse(email).data) {
    throw new CommandError(`${JSON.stringify(email)} is not an email address: --create needs one.`)
  }
  const url = readServiceUrl(input)
  const rights = toRights(input, true)
  // Creating the first owner may set up a new installation.
  const creating = { ...input, mayCreateDatabase: true }
  const { id, key } = await withProject(creating, 'internal', openers, async (internal) => {
    await internal.ensureExists()
    // Checked before the user is created: a second attempt would be refused, as the user exists.
    await rights.check?.(internal)
    const { id } = await internal.users.create({
      email,
      displayName: undefined,
      isVerified: true,
      readPassword: async (minLength) => {
        await requireNew(internal.users, email)
        return readPassword(input.terminal, minLength)
      },
    })
    await rights.set(internal, id)
    const description = 'For the page where owners sign in'
    const expiresAt = toKeyExpiry()
    return { id, key: await internal.keys.create({ description, expiresAt, isForPages: true }) }
  })
  const { page } = toEnvironment(url, 'internal', key)
  print(input, {
    json: { user_id: id, ...rights.json, env: { page } },
    text: `Created: ${id} (${toCell(email)}). They ${rights.text}, and sign in with this password.

# .env of the page where owners sign in, with OwnerApp of @app/core/admin. The key is shown only once.
${toEnvLines(page, 'VITE_')}`,
  })
  return 0
}

/** @throws {CommandError} if there is a user with an address. */
async function requireNew(users: ProjectUsers, email: string): Promise<void> {
  const found = await users.find(email).catch((error: unknown) => {
    if (error instanceof CommandError) return null
    throw error
  })
  if (!found) return
  throw new CommandError(
    `An account with the email address ${email} already exists. Leave out --create to give it these rights.`,
  )
}

/** Grants the permission to a user, by id or verified address, or revokes it. Returns the id of the user. */
type Permit = (given: string, isPermitted: boolean) => Promise<string>

/** Makes a user an owner of a project that exists. Idempotent. Returns the id of the user. */
type AddTo = (projectId: string, given: string) => Promise<string>

/** The parts of the project `internal` that concern owners. */
interface Internal {
  /** Creates the project in a new database. */
  ensureExists: () => Promise<void>
  permit: Permit
  /** @throws {CommandError} if the service has no such project. */
  requireProject: (id: string) => Promise<void>
  addTo: AddTo
  users: ProjectUsers
  keys: KeySets
}

const openers = {
  remote: (client: ServiceClient, id: string): Internal => ({
    // The service has created it.
    ensureExists: async () => {},
    permit: createRemotePermit(client),
    requireProject: (id) => requireListed(client, id),
    addTo: createRemoteAddTo(client),
    users: new RemoteUsers(client, id),
    keys: createRemoteKeys(client, id),
  }),
  stored: async (store: Store, id: string): Promise<Internal> => {
    const { createStoredKeys } = await import('./keys/stored-keys')
    const { StoredUsers } = await import('./users/stored-users')
    return {
      ensureExists: () => seedStore(store),
      permit: createStoredPermit(store),
      requireProject: async (id) => void (await requireProject(store, id)),
      addTo: createStoredAddTo(store),
      users: new StoredUsers(store, id),
      keys: createStoredKeys(store, id),
    }
  },
}

function createStoredPermit({ database: { db } }: Store): Permit {
  return async (given, isPermitted) => {
    const { requirePossibleOwner, setProjectCreator } = await import('../project-settings/creation')
    const { auditOperator } = await import('../security-events/security-events')
    const id = await requirePossibleOwner(db, given, { mayBeAnonymous: !isPermitted })
    await setProjectCreator(db, id, { isPermitted, audit: auditOperator })
    return id
  }
}

function createRemotePermit(client: ServiceClient): Permit {
  const { send } = client
  return async (given, isPermitted) => {
    const { projectCreator } = await import('../projects/seed')
    const id = await requireRemoteOwner(client, given, { mayBeAnonymous: !isPermitted })
    const path = { user_id: id, permission_id: projectCreator.id }
    const query = { ...path, recursive: false }
    const { items } = await send('GET /project-permissions', { query })
    if (items.length > 0 === isPermitted) return id
    const endpoint = '/project-permissions/:user_id/:permission_id'
    if (isPermitted) await send(`POST ${endpoint}`, { path, body: {} })
    else await send(`DELETE ${endpoint}`, { path })
    return id
  }
}

/** Finds the user of `internal` with an id or verified address. */
async function requireRemoteOwner(
  client: ServiceClient,
  given: string,
  options?: { mayBeAnonymous: boolean },
): Promise<string> {
  const found = []
  for await (const user of searchUsers(client, given)) {
    if (user.id !== given && !(await hasVerifiedAddress(client, user, given))) continue
    found.push({ id: user.id, isAnonymous: user.is_anonymous })
  }
  const { requireOneOwner } = await import('../project-settings/creation')
  return requireOneOwner(found, given, options)
}

function createStoredAddTo({ database: { db } }: Store): AddTo {
  return async (projectId, given) => {
    const { requirePossibleOwner } = await import('../project-settings/creation')
    const { auditOperator } = await import('../security-events/security-events')
    const { ensureOwner } = await import('../users/ownership')
    const id = await requirePossibleOwner(db, given)
    await ensureOwner(db, projectId, { ownerId: id, audit: auditOperator })
    return id
  }
}

async function requireListed({ send }: ServiceClient, id: string): Promise<void> {
  const { items } = await send('GET /internal/all-projects', {})
  if (!items.some((project) => project.id === id)) throw unknownProject(id)
}

function createRemoteAddTo(client: ServiceClient): AddTo {
  return async (projectId, owner) => {
    const endpoint = 'POST /internal/all-projects/:project_id/owners'
    const path = { project_id: projectId }
    const { user_id: id } = await client.send(endpoint, { path, body: { owner } })
    return id
  }
}
