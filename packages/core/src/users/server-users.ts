import type { RequestOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { ProviderType } from '../context/options'
import type { Scope } from '../context/scope'
import { isKnownError } from '../errors/known-error'
import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import { refuseUnknownOptions } from '../lib/unknown-options'
import type { ServerUser, ServerUserCreateOptions } from './server-user'
import { toServerUserBody } from './server-user-body'
import { toServerUser } from './server-users-and-teams'

/** Options of `listUsers`. */
export interface ServerListUsersOptions extends CallOptions {
  /** `nextCursor` of the previous page. */
  cursor?: string | undefined
  /** Users per page. @default all users */
  limit?: number | undefined
  /** Field to sort by. @default 'signedUpAt' */
  orderBy?: 'signedUpAt' | undefined
  /** Newest first. @default false */
  desc?: boolean | undefined
  /** Part of the display name or of an email address, or a complete id. */
  query?: string | undefined
  /** Only members of this team. */
  teamId?: string | undefined
  /** Only users who are banned at the moment, or with `false` only others. @default both */
  isBanned?: boolean | undefined
  /** Only users who signed up at this time or later. */
  signedUpAfter?: Date | undefined
  /** Only users who signed up before this time. */
  signedUpBefore?: Date | undefined
  /** Only users whose last activity was at this time or later. */
  lastActiveAfter?: Date | undefined
  /** Only users whose last activity was before this time. */
  lastActiveBefore?: Date | undefined
  /**
   * Only users whose primary email is verified, or with `false` only those whose primary email is not.
   * Users without an address match neither. @default all
   */
  hasVerifiedEmail?: boolean | undefined
  /** Only anonymous users, or with `false` only others. @default both */
  isAnonymous?: boolean | undefined
  /** Only users with a connected account of this provider. */
  providerId?: ProviderType | undefined
}

/** A page of users. `nextCursor` is `null` on the last page. */
export type ServerUserPage = ServerUser[] & { readonly nextCursor: string | null }

/** Fetches a page of users. */
export async function fetchServerUsers(
  scope: Scope<'server'>,
  options: ServerListUsersOptions,
): Promise<Fetched<ServerUserPage>> {
  const page = await scope.server.send('GET /users', { query: toQuery(options) })
  return {
    wire: page,
    toValue: () =>
      Object.assign(
        page.items.map((wire) => toServerUser(scope, wire)),
        { nextCursor: page.pagination.next_cursor },
      ),
  }
}

function toQuery(options: ServerListUsersOptions): RequestOf<'GET /users', 'server'>['query'] {
  const { cursor, limit, orderBy, desc, query, signal: _, ...filters } = options
  const { teamId, isBanned, hasVerifiedEmail, isAnonymous, providerId, ...times } = filters
  const { signedUpAfter, signedUpBefore, lastActiveAfter, lastActiveBefore, ...rest } = times
  refuseUnknownOptions(rest)
  return {
    cursor,
    limit,
    order_by: orderBy && 'signed_up_at',
    desc,
    query,
    team_id: teamId,
    banned: isBanned,
    signed_up_after_millis: signedUpAfter?.getTime(),
    signed_up_before_millis: signedUpBefore?.getTime(),
    last_active_after_millis: lastActiveAfter?.getTime(),
    last_active_before_millis: lastActiveBefore?.getTime(),
    verified: hasVerifiedEmail,
    anonymous: isAnonymous,
    provider: providerId,
  }
}

/** Iterates over all users, fetching pages on demand. */
export async function* iterateServerUsers(
  scope: Scope<'server'>,
  options: ServerListUsersOptions,
): AsyncGenerator<ServerUser, void, undefined> {
  let cursor: string | null | undefined = options.cursor
  do {
    const fetching = fetchServerUsers(scope, { ...options, limit: options.limit ?? 100, cursor })
    const page = (await abortable(fetching, options.signal)).toValue()
    yield* page
    cursor = page.nextCursor
  } while (cursor !== null)
}

/** Fetches a user by id; `null` if there is none. */
export async function fetchServerUser(
  scope: Scope<'server'>,
  userId: string,
): Promise<Fetched<ServerUser | null>> {
  try {
    const wire = await scope.server.send('GET /users/:user_id', { path: { user_id: userId } })
    return { wire, toValue: () => toServerUser(scope, wire) }
  } catch (error) {
    // The id is unknown, or no UUID.
    const isAbsent = isKnownError(error, 'USER_NOT_FOUND') || isKnownError(error, 'SCHEMA_ERROR')
    if (!isAbsent) throw error
    return { wire: null, toValue: () => null }
  }
}

/** Creates a user. Sends no email and creates no session. */
export async function createServerUser(
  scope: Scope<'server'>,
  options: ServerUserCreateOptions,
): Promise<ServerUser> {
  const { passwordHash, signal, ...fields } = options
  const { selected_team_id: _, ban: _ban, ...body } = toServerUserBody(fields)
  const wire = await scope.server.send('POST /users', {
    // The SDK connects no accounts.
    body: { ...body, password_hash: passwordHash, oauth_providers: undefined },
    signal,
  })
  await scope.reads.invalidate('user')
  return toServerUser(scope, wire)
}
