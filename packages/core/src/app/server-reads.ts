import { toKey } from '../cache/resource-map'
import type { Scope } from '../context/scope'
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

/** Creates the reads of a `ServerApp` other than the signed-in user, by method name. */
export function createServerReads(scope: Scope<'server'>) {
  const { reads } = scope
  return {
    getUserById: (userId: string) =>
      reads.at(`user/${userId}`, () => fetchServerUser(scope, userId)),
    listUsers({ signal: _, ...options }: ServerListUsersOptions = {}) {
      return reads.at(`users/${toKey(options)}`, () => fetchServerUsers(scope, options))
    },
    getTeam: (teamId: string) => reads.at(`team/${teamId}`, () => fetchServerTeam(scope, teamId)),
    listTeams({ signal: _, ...options }: ServerListTeamsOptions = {}) {
      return reads.at(`teams/all/${toKey(options)}`, () => fetchServerTeams(scope, options))
    },
  }
}
