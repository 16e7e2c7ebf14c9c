import type { Fetched } from '../cache/resource-map'
import { isKnownError } from '../errors/known-error'
import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import type { ServerUser, ServerUserCreateOptions, ServerUserScope } from './server-user'
import { toServerUserBody } from './server-user-body'

/** Which users to list, and how. */
export interface ServerListUsersOptions extends CallOptions {
  /** `nextCursor` of the page before. */
  cursor?: string
  /** Users on a page. @default all of them */
  limit?: number
  orderBy?: 'signedUpAt'
  /** Newest first. @default false */
  desc?: boolean
  /** Part of the display name or of an e-mail address, or a whole id. */
  query?: string
  /** Only members of this team. */
  teamId?: string
}

/** One page of users, and where the next one begins; `null` when this is the last. */
export type ServerUserPage = ServerUser[] & { readonly nextCursor: string | null }

/** Fetches a page of users. */
export async function fetchServerUsers(
  scope: ServerUserScope,
  { cursor, limit, orderBy, desc, query, teamId }: ServerListUsersOptions,
): Promise<Fetched<ServerUserPage>> {
  const page = await scope.server.send('GET /users', {
    query: {
      cursor,
      limit,
      order_by: orderBy && 'signed_up_at',
      desc,
      query,
      team_id: teamId,
    },
  })
  return {
    wire: page,
    toValue: () =>
      Object.assign(page.items.map(scope.toUser), { nextCursor: page.pagination.next_cursor }),
  }
}

/** All users, fetched page by page as they are asked for. */
export async function* iterateServerUsers(
  scope: ServerUserScope,
  options: ServerListUsersOptions,
): AsyncGenerator<ServerUser, void, undefined> {
  let cursor: string | null | undefined = options.cursor
  do {
    const fetching = fetchServerUsers(scope, { limit: 100, ...options, cursor })
    const page = (await abortable(fetching, options.signal)).toValue()
    yield* page
    cursor = page.nextCursor
  } while (cursor !== null)
}

/** Fetches a user; `null` when there is none of this id. */
export async function fetchServerUser(
  scope: ServerUserScope,
  userId: string,
): Promise<Fetched<ServerUser | null>> {
  try {
    const wire = await scope.server.send('GET /users/:user_id', { path: { user_id: userId } })
    return { wire, toValue: () => scope.toUser(wire) }
  } catch (error) {
    if (!isKnownError(error, 'USER_NOT_FOUND')) throw error
    return { wire: null, toValue: () => null }
  }
}

/** Makes a user, without a session and without mail. */
export async function createServerUser(
  scope: ServerUserScope,
  options: ServerUserCreateOptions,
): Promise<ServerUser> {
  const wire = await scope.server.send('POST /users', {
    body: {
      ...toServerUserBody(options),
      password_hash: options.passwordHash,
    },
    signal: options.signal,
  })
  await scope.reads.outdate('user')
  return scope.toUser(wire)
}
