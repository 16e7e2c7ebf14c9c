import { signalIn } from '../cache/present'
import type { Scope } from '../context/scope'
import { type PermissionArgs, splitPermission } from './user-actions'

/** Creates the methods that grant and revoke permissions. */
export function permissionGrants({ server, reads, userId }: Scope<'server' | 'userId'>) {
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
