import { as } from '../harness'
import type { World } from '../world'

/** A new team whose members join and change their roles. */
export async function createCrew(world: World) {
  const { id: teamId, owner, headers } = await world.team()

  /** Adds a new user, with some permissions in place of the default ones. */
  async function join(...permissions: string[]) {
    const { id, email, tokens } = await world.signUp()
    const path = { team_id: teamId, user_id: id }
    const server = { path, headers: as('server'), body: {} }
    await world.must('POST /team-memberships/:team_id/:user_id', server)
    const member = { id, email, headers: as('client', tokens) }
    if (permissions.length === 0) return member
    const key = '/team-permissions/:team_id/:user_id/:permission_id' as const
    for (const permission_id of permissions) {
      await world.must(`POST ${key}`, { ...server, path: { ...path, permission_id } })
    }
    await world.must(`DELETE ${key}`, { ...server, path: { ...path, permission_id: 'member' } })
    return member
  }

  return {
    teamId,
    owner: { ...owner, headers },
    join,

    list: (headers: Record<string, string>, page: Record<string, string> = {}) =>
      world.send('GET /team-members', { headers, query: { team_id: teamId, ...page } }),

    setRoles: (headers: Record<string, string>, userId: string, roles: string[]) =>
      world.send('PATCH /team-members/:team_id/:user_id', {
        headers,
        path: { team_id: teamId, user_id: userId },
        body: { permission_ids: roles },
      }),

    /** Returns the roles of each member, as the app's server sees them. */
    async roles(): Promise<Record<string, string[]>> {
      const query = { team_id: teamId }
      const { items } = await world.must('GET /team-members', { headers: as('server'), query })
      const entries = items.map((item: { user_id: string; permission_ids: string[] }) => [
        item.user_id,
        item.permission_ids,
      ])
      return Object.fromEntries(entries)
    },
  }
}

/** Defines a permission of teams. */
export function define(world: World, id: string, contained_permission_ids: string[]) {
  const body = { id, contained_permission_ids }
  return world.must('POST /team-permission-definitions', { headers: as('admin'), body })
}
