import { as } from '../harness'
import type { TestService } from '../test-service'

/** A new team whose members join and change their roles. */
export async function createTestTeam(service: TestService) {
  const { id: teamId, owner, headers } = await service.team()

  /** Adds a new user, with some permissions in place of the default ones. */
  async function join(...permissions: string[]) {
    const { id, email, tokens } = await service.signUp()
    const path = { team_id: teamId, user_id: id }
    const server = { path, headers: as('server'), body: {} }
    await service.must('POST /team-memberships/:team_id/:user_id', server)
    const member = { id, email, headers: as('client', tokens) }
    if (permissions.length === 0) return member
    const key = '/team-permissions/:team_id/:user_id/:permission_id' as const
    for (const permission_id of permissions) {
      await service.must(`POST ${key}`, { ...server, path: { ...path, permission_id } })
    }
    await service.must(`DELETE ${key}`, { ...server, path: { ...path, permission_id: 'member' } })
    return member
  }

  return {
    teamId,
    owner: { ...owner, headers },
    join,

    list: (headers: Record<string, string>, page: Record<string, string> = {}) =>
      service.send('GET /team-members', { headers, query: { team_id: teamId, ...page } }),

    setRoles: (headers: Record<string, string>, userId: string, roles: string[]) =>
      service.send('PATCH /team-members/:team_id/:user_id', {
        headers,
        path: { team_id: teamId, user_id: userId },
        body: { permission_ids: roles },
      }),

    /** Returns the roles of each member, as the app's server sees them. */
    async roles(): Promise<Record<string, string[]>> {
      const query = { team_id: teamId }
      const { items } = await service.must('GET /team-members', { headers: as('server'), query })
      const entries = items.map((item: { user_id: string; permission_ids: string[] }) => [
        item.user_id,
        item.permission_ids,
      ])
      return Object.fromEntries(entries)
    },
  }
}

/** Defines a permission of teams. */
export function define(service: TestService, id: string, contained_permission_ids: string[]) {
  const body = { id, contained_permission_ids }
  return service.must('POST /team-permission-definitions', { headers: as('admin'), body })
}
