import { fields, passwordLength, type RequestOf, type ResponseOf } from '@app/contract'
import type { WireUser } from '../../users/wire'
import type { ServiceClient } from '../lib/service-client'
import type { ReadPassword } from './password'
import type { LinkOptions, NewBan, NewUserValues, ProjectUsers, UserPage } from './project-users'
import { severalUsers, unknownUser } from './user-errors'

/** Finds all users with a text in their name or a contact channel, or as their id. */
export async function* searchUsers(
  { send }: ServiceClient,
  query: string,
): AsyncGenerator<WireUser> {
  let cursor: string | undefined
  do {
    const { items, pagination } = await send('GET /users', {
      query: { query, cursor, limit: 100 },
    })
    yield* items
    cursor = pagination.next_cursor ?? undefined
  } while (cursor !== undefined)
}

/** Whether a user has an address, verified or not, ignoring case. */
async function hasAddress(
  client: ServiceClient,
  user: WireUser,
  address: string,
): Promise<boolean> {
  if (isSame(user.primary_email, address)) return true
  return (await listAddresses(client, user)).some(({ value }) => isSame(value, address))
}

/** Whether a user has a verified address, ignoring case. */
export async function hasVerifiedAddress(
  client: ServiceClient,
  user: WireUser,
  address: string,
): Promise<boolean> {
  const addresses = await listAddresses(client, user)
  return addresses.some(({ value, is_verified }) => is_verified && isSame(value, address))
}

async function listAddresses({ send }: ServiceClient, { id }: WireUser) {
  return (await send('GET /contact-channels', { query: { user_id: id } })).items
}

function isSame(value: string | null, address: string): boolean {
  return value?.toLowerCase() === address.toLowerCase()
}

/** The users of a project of a running service. */
export class RemoteUsers implements ProjectUsers {
  readonly #client: ServiceClient
  readonly #projectId: string

  constructor(client: ServiceClient, projectId: string) {
    this.#client = client
    this.#projectId = projectId
  }

  async list({ query, cursor, limit, filters }: UserPage) {
    const { items, pagination } = await this.#client.send('GET /users', {
      query: { query, cursor, limit, desc: true, ...filters },
    })
    return { items, next_cursor: pagination.next_cursor }
  }

  async find(given: string): Promise<WireUser> {
    const isId = fields.uuid.safeParse(given).success
    const found: WireUser[] = []
    for await (const user of searchUsers(this.#client, given)) {
      if (isId ? user.id === given : await hasAddress(this.#client, user, given)) found.push(user)
    }
    const [user, ...others] = found
    if (!user) throw unknownUser(this.#projectId, given)
    if (others.length > 0) throw severalUsers(found.map(({ id }) => id))
    return user
  }

  async create({ email, displayName, isVerified, readPassword }: NewUserValues) {
    const { config } = await this.#client.send('GET /projects/current', {})
    return this.#client.send('POST /users', {
      body: {
        primary_email: email,
        primary_email_verified: isVerified,
        primary_email_auth_enabled: true,
        otp_auth_enabled: config.magic_link_enabled,
        ...(displayName !== undefined && { display_name: displayName }),
        ...(readPassword && { password: await readPassword(toMinLength(config)) }),
      },
    })
  }

  async setPassword(given: string, readPassword: ReadPassword) {
    const { id } = await this.find(given)
    const { config } = await this.#client.send('GET /projects/current', {})
    await this.#update(id, { body: { password: await readPassword(toMinLength(config)) } })
    return id
  }

  async listSessions(given: string) {
    return this.#listSessionsOf(await this.find(given))
  }

  async endSessions(given: string) {
    const user = await this.find(given)
    const sessions = await this.#listSessionsOf(user)
    for (const { id } of sessions) {
      await this.#client.send('DELETE /auth/sessions/:id', {
        path: { id },
        query: { user_id: user.id },
      })
    }
    return { userId: user.id, ended: sessions.length }
  }

  async impersonate(given: string, { callbackUrl, sessionMs, issuedBy }: LinkOptions) {
    const { id } = await this.find(given)
    return this.#client.send('POST /auth/impersonation/links', {
      body: {
        user_id: id,
        callback_url: callbackUrl,
        session_expires_in_millis: sessionMs,
        issued_by: issuedBy,
      },
    })
  }

  async ban(given: string, { reason, until }: NewBan) {
    const { id } = await this.find(given)
    return this.#update(id, { body: { ban: { reason, until_millis: until?.getTime() } } })
  }

  async unban(given: string) {
    const { id } = await this.find(given)
    await this.#update(id, { body: { ban: null } })
    return id
  }

  async remove(given: string) {
    const { id } = await this.find(given)
    await this.#client.send('DELETE /users/:user_id', { path: { user_id: id } })
    return id
  }

  #update(id: string, { body }: Pick<RequestOf<'PATCH /users/:user_id', 'server'>, 'body'>) {
    return this.#client.send('PATCH /users/:user_id', { path: { user_id: id }, body })
  }

  async #listSessionsOf({ id }: WireUser) {
    const { items } = await this.#client.send('GET /auth/sessions', { query: { user_id: id } })
    return items.map(({ is_current_session: _, ...session }) => session)
  }
}

type PublicConfig = ResponseOf<'GET /projects/current', 'server'>['config']

/** Returns the minimum length of passwords, which a project has only if it is not the default. */
function toMinLength({ password_min_length = passwordLength.min }: PublicConfig): number {
  return password_min_length
}
