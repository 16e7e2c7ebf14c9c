import { fields } from '@app/contract'
import type { WireUser } from '../../users/wire'
import type { ServiceClient } from '../lib/service-client'
import type { ProjectUsers } from './project-users'
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

/** Opens the users of a project of a running service. */
export function createRemoteUsers(client: ServiceClient, projectId: string): ProjectUsers {
  const { send } = client
  async function find(given: string): Promise<WireUser> {
    const isId = fields.uuid.safeParse(given).success
    const found: WireUser[] = []
    for await (const user of searchUsers(client, given)) {
      if (isId ? user.id === given : await hasAddress(client, user, given)) found.push(user)
    }
    const [user, ...others] = found
    if (!user) throw unknownUser(projectId, given)
    if (others.length > 0) throw severalUsers(found.map(({ id }) => id))
    return user
  }

  async function listSessions(given: string) {
    const { id } = await find(given)
    const { items } = await send('GET /auth/sessions', { query: { user_id: id } })
    return { id, items: items.map(({ is_current_session: _, ...session }) => session) }
  }

  return {
    find,
    async list({ query, cursor, limit, filters }) {
      const { items, pagination } = await send('GET /users', {
        query: { query, cursor, limit, desc: true, ...filters },
      })
      return { items, next_cursor: pagination.next_cursor }
    },
    async create({ email, displayName, isVerified, readPassword }) {
      const { config } = await send('GET /projects/current', {})
      return send('POST /users', {
        body: {
          primary_email: email,
          primary_email_verified: isVerified,
          primary_email_auth_enabled: true,
          otp_auth_enabled: config.magic_link_enabled,
          ...(displayName !== undefined && { display_name: displayName }),
          ...(readPassword && { password: await readPassword() }),
        },
      })
    },
    async setPassword(given, readPassword) {
      const { id } = await find(given)
      const body = { password: await readPassword() }
      await send('PATCH /users/:user_id', { path: { user_id: id }, body })
      return id
    },
    listSessions: async (given) => (await listSessions(given)).items,
    async endSessions(given) {
      const { id, items } = await listSessions(given)
      for (const session of items) {
        await send('DELETE /auth/sessions/:id', {
          path: { id: session.id },
          query: { user_id: id },
        })
      }
      return { userId: id, ended: items.length }
    },
    async impersonate(given, { callbackUrl, sessionMs, issuedBy }) {
      const { id } = await find(given)
      return send('POST /auth/impersonation/links', {
        body: {
          user_id: id,
          callback_url: callbackUrl,
          session_expires_in_millis: sessionMs,
          issued_by: issuedBy,
        },
      })
    },
    async ban(given, { reason, until }) {
      const { id } = await find(given)
      const body = { ban: { reason, until_millis: until?.getTime() } }
      return send('PATCH /users/:user_id', { path: { user_id: id }, body })
    },
    async unban(given) {
      const { id } = await find(given)
      await send('PATCH /users/:user_id', { path: { user_id: id }, body: { ban: null } })
      return id
    },
    async remove(given) {
      const { id } = await find(given)
      await send('DELETE /users/:user_id', { path: { user_id: id } })
      return id
    },
  }
}
