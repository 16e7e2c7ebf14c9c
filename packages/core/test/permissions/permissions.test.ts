import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KnownErrors } from '../../src/index'
import { readOf, type Service, signIn, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

describe('permissions of the signed-in user', () => {
  it('of a team include contained ones unless excluded', async () => {
    const user = await signIn(service)
    const team = await user.createTeam({ displayName: 'Allowed' })
    const ids = (permissions: { id: string }[]) => permissions.map(({ id }) => id)
    expect(ids(await user.listPermissions(team))).toEqual([
      '$delete_team',
      '$invite_members',
      '$read_members',
      '$remove_members',
      '$update_team',
      'admin',
    ])
    expect(ids(await user.listPermissions(team, { recursive: false }))).toEqual(['admin'])
    expect(await user.getPermission(team, '$update_team')).toEqual({ id: '$update_team' })
    expect(await user.getPermission(team, 'other')).toBeNull()
    const { hasPermission } = user
    expect(await hasPermission(team, 'admin')).toBe(true)
    expect(await hasPermission(team, 'other')).toBe(false)
  })

  it('are fetched once for concurrent callers', async () => {
    const user = await signIn(service)
    const team = await user.createTeam({ displayName: 'Many' })
    service.calls.length = 0
    const reads = ['admin', '$update_team', 'other'].map((id) =>
      readOf(user, 'getPermission', team, id),
    )
    const all = () => Promise.all(reads.map((read) => read.load()))
    expect(await all()).toEqual([{ id: 'admin' }, { id: '$update_team' }, null])
    expect(service.calls).toEqual(['GET /team-permissions'])
    for (const read of reads) read.subscribe(() => {})
    service.calls.length = 0
    await user.leaveTeam(team)
    expect(await all()).toEqual([null, null, null])
    expect(service.calls.filter((call) => call.includes('permissions'))).toHaveLength(1)
  })

  it('without a team are those of the whole project', async () => {
    const user = await signIn(service)
    expect(await user.listPermissions()).toEqual([])
    expect(await user.listPermissions({ recursive: false })).toEqual([])
    expect(await user.getPermission('any')).toBeNull()
    expect(await user.hasPermission('any')).toBe(false)
  })
})

describe('permissions on a server', () => {
  it('are granted and revoked in a team', async () => {
    const app = service.openServer()
    const user = await app.createUser()
    const team = await app.createTeam({ displayName: 'Granting' })
    await team.addUser(user.id)
    const list = readOf(user, 'listPermissions', team, { recursive: false })
    list.subscribe(() => {})
    expect(await list.load()).toEqual([{ id: 'member' }])
    await user.grantPermission(team, '$update_team')
    expect(await list.load()).toEqual([{ id: '$update_team' }, { id: 'member' }])
    expect(await user.hasPermission(team, '$update_team')).toBe(true)
    await user.revokePermission(team, '$update_team')
    expect(await list.load()).toEqual([{ id: 'member' }])
    await expect(user.revokePermission(team, '$update_team')).rejects.toBeInstanceOf(
      KnownErrors.TeamPermissionNotFound,
    )
    await expect(user.grantPermission(team, 'undefined')).rejects.toBeInstanceOf(
      KnownErrors.PermissionNotFound,
    )
  })

  it('are granted and revoked in the whole project', async () => {
    const admin = service.openAdmin()
    const support = { id: 'support', containedPermissionIds: ['read_tickets'] }
    await admin.createProjectPermissionDefinition({ id: 'read_tickets' })
    await admin.createProjectPermissionDefinition(support)
    const user = await service.openServer().createUser()
    // Team permissions are not project permissions, though their ids share one list.
    const mistaken = user.grantPermission('member')
    await expect(mistaken).rejects.toBeInstanceOf(KnownErrors.PermissionNotFound)
    await expect(mistaken).rejects.toThrow('member is a team permission: grant it to a user in a')
    const team = await service.openServer().createTeam({ displayName: 'Support' })
    await team.addUser(user.id)
    await expect(user.grantPermission(team, 'support')).rejects.toThrow(
      'support is a project permission: grant it to a user without a team.',
    )
    await user.grantPermission('support')
    expect(await user.listPermissions()).toEqual([{ id: 'read_tickets' }, { id: 'support' }])
    expect(await user.listPermissions({ recursive: false })).toEqual([{ id: 'support' }])
    expect(await user.hasPermission('read_tickets')).toBe(true)
    await user.revokePermission('support')
    expect(await user.listPermissions()).toEqual([])
    await expect(user.revokePermission('support')).rejects.toBeInstanceOf(
      KnownErrors.PermissionNotFound,
    )
  })
})
