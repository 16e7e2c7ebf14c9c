import { toKey } from '../cache/resource-map'
import type { UserReads } from '../context/context'
import type { Scope } from '../context/scope'
import { toCurrentServerUser } from '../users/current-server-user'
import { openScope } from '../users/open-scope'
import type { CurrentServerUser, WireServerUser } from '../users/server-user'
import {
  fetchServerUser,
  fetchServerUsers,
  type ServerListUsersOptions,
} from '../users/server-users'
import {
  fetchServerTeam,
  fetchServerTeams,
  type ServerListTeamsOptions,
} from '../users/server-users-and-teams'
import { createUserReads } from '../users/user-reads'
import { createServerScope, serverHttp } from './scopes'

/** Creates the reads of a `ServerApp` other than the signed-in user, by method name. */
export function createServerReads(scope: Scope<'server'>) {
  const { reads } = scope
  return {
    getUserById: (userId: string) =>
      reads.at(`user/${userId}`, () => fetchServerUser(scope, toSegment(userId))),
    listUsers({ signal: _, ...options }: ServerListUsersOptions = {}) {
      return reads.at(`users/${toKey(options)}`, () => fetchServerUsers(scope, options))
    },
    getTeam: (teamId: string) =>
      reads.at(`team/${teamId}`, () => fetchServerTeam(scope, toSegment(teamId))),
    listTeams({ signal: _, ...options }: ServerListTeamsOptions = {}) {
      return reads.at(`teams/all/${toKey(options)}`, () => fetchServerTeams(scope, options))
    },
  }
}

/**
 * Replaces an id that URL parsers drop from a path, an empty one or dots, by one that the service refuses: such a request
 * would list all users or teams.
 */
function toSegment(id: string): string {
  return /^\.*$/.test(id) ? `${id} ` : id
}

/** Creates the reads of the user who is signed in to a `ServerApp`. */
export function createCurrentServerUserReads({
  context,
  reads,
}: Scope<'server'>): UserReads<WireServerUser, CurrentServerUser> {
  let sessions = 0
  return createUserReads<WireServerUser, CurrentServerUser>(context, {
    fetch: (session) => serverHttp(context, session).send('GET /users/me'),
    loadFactory: async () => ({
      openScope: (session, read) => {
        // A change to this user that is made by id must also invalidate this read.
        reads.adopt(`user/of-session/${++sessions}`, read)
        return openScope(context, session, read, { shared: reads })
      },
      present: (own, read, wire) =>
        toCurrentServerUser(own, createServerScope(context, own), read, wire),
    }),
  })
}
