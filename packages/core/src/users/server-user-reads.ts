import { signalIn } from '../cache/present'
import { fetchContactChannels } from '../contact-channels/contact-channel'
import type { UserScope } from '../context/context'
import type { ServerScope } from '../context/server-scope'
import { fetchServerTeams } from './server-team'
import type { ServerUserScope } from './server-user'
import { type PermissionArgs, splitPermission, userReads } from './user-actions'

/** Creates the reads of a user, as servers see them. */
export function serverUserReads(scope: ServerUserScope & UserScope) {
  const { reads, userId } = scope
  const listTeams = () => reads.at(`teams/${userId}`, () => fetchServerTeams(scope, userId))
  return {
    ...userReads(scope),
    listTeams,
    // From the list of teams, since a server can read teams that the user is not in.
    getTeam: (teamId: string) =>
      reads.at(`teams/${userId}/${teamId}`, async () => {
        const team = (await listTeams().refresh()).find(({ id }) => id === teamId) ?? null
        return { wire: team, toValue: () => team }
      }),
    listContactChannels: () => reads.at(`channels/${userId}`, () => fetchContactChannels(scope)),
  }
}

/** Creates the methods that grant and revoke permissions. */
export function permissionGrants({ server, reads, userId }: ServerScope & UserScope) {
  const invalidate = () => reads.invalidate(`permissions/${userId}`)
  return {
    async grantPermission(...args: PermissionArgs) {
      const [team, permission_id] = splitPermission(args)
      const signal = signalIn(args)
      const path = { user_id: userId, permission_id }
      await (team
        ? server.send('POST /team-permissions/:team_id/:user_id/:permission_id', {
            path: { ...path, team_id: team.id },
            body: {},
            signal,
          })
        : server.send('POST /project-permissions/:user_id/:permission_id', {
            path,
            body: {},
            signal,
          }))
      await invalidate()
    },
    async revokePermission(...args: PermissionArgs) {
      const [team, permission_id] = splitPermission(args)
      const signal = signalIn(args)
      const path = { user_id: userId, permission_id }
      await (team
        ? server.send('DELETE /team-permissions/:team_id/:user_id/:permission_id', {
            path: { ...path, team_id: team.id },
            signal,
          })
        : server.send('DELETE /project-permissions/:user_id/:permission_id', { path, signal }))
      await invalidate()
    },
  }
}
