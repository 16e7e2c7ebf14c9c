import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestTeam, define } from '../../teams/test-team'
import { createTestService, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
  // Two levels above what a manager may do.
  await define(service, 'manager', ['$read_members', '$invite_members', '$remove_members'])
  await define(service, 'billing', [])
  await define(service, 'lead', ['manager', 'billing'])
  await define(service, 'owner', ['lead', 'admin'])
})
afterAll(() => service.server.close())

const required = (permission: string) => ({
  code: 'TEAM_PERMISSION_REQUIRED',
  details: expect.objectContaining({ permission_id: permission }),
})

describe('roles that the caller does not hold', () => {
  it('cannot be granted, to others or the caller', async () => {
    const { join, setRoles, roles } = await createTestTeam(service)
    const [manager, member] = [await join('manager'), await join()]
    const before = await roles()
    for (const role of ['admin', 'owner', 'lead', 'billing', 'undefined_one']) {
      for (const [id, present] of [
        [member.id, 'member'],
        [manager.id, 'manager'],
      ] as const) {
        const { body } = await setRoles(manager.headers, id, [present, role])
        expect(body).toMatchObject(required(role))
      }
    }
    expect(await roles()).toEqual(before)
  })

  it('cannot be taken away', async () => {
    const { owner, join, setRoles, roles } = await createTestTeam(service)
    const [manager, accountant] = [await join('manager'), await join('billing')]
    expect((await setRoles(manager.headers, owner.id, [])).body).toMatchObject(required('admin'))
    const { body } = await setRoles(manager.headers, accountant.id, ['member'])
    expect(body).toMatchObject(required('billing'))
    expect(await roles()).toMatchObject({ [owner.id]: ['admin'], [accountant.id]: ['billing'] })
  })

  it('can be passed on if another one contains them', async () => {
    const { join, setRoles, roles } = await createTestTeam(service)
    const [lead, member] = [await join('lead'), await join()]
    expect((await setRoles(lead.headers, member.id, ['manager', 'billing'])).status).toBe(401)
    expect((await setRoles(lead.headers, member.id, ['member', 'manager', 'billing'])).status).toBe(
      200,
    )
    expect((await setRoles(lead.headers, member.id, ['member'])).status).toBe(200)
    expect((await roles())[member.id]).toEqual(['member'])
  })
})

it('system permissions cannot be named', async () => {
  const { owner, join, setRoles } = await createTestTeam(service)
  const { id } = await join()
  for (const headers of [owner.headers, as('server')]) {
    const { body } = await setRoles(headers, id, ['member', '$delete_team'])
    expect(body.code).toBe('SCHEMA_ERROR')
  }
})

it.each([
  ['only invites', ['$read_members', '$invite_members', 'admin_like']],
  ['only removes', ['$read_members', '$remove_members', 'admin_like']],
])('a member who %s changes no roles', async (_, permissions) => {
  const { owner, join, setRoles } = await createTestTeam(service)
  await service.send('POST /team-permission-definitions', {
    headers: as('admin'),
    body: { id: 'admin_like', contained_permission_ids: ['$delete_team'] },
  })
  const member = await join(...permissions)
  for (const id of [owner.id, member.id]) {
    expect((await setRoles(member.headers, id, [])).body.code).toBe('TEAM_PERMISSION_REQUIRED')
  }
})

it('members of another team, and visitors, neither read nor change roles', async () => {
  const { owner, list, setRoles } = await createTestTeam(service)
  const stranger = (await createTestTeam(service)).owner
  for (const { body } of [
    await list(stranger.headers),
    await setRoles(stranger.headers, owner.id, []),
    await setRoles(stranger.headers, stranger.id, []),
  ]) {
    expect(body.code).toBe('TEAM_MEMBERSHIP_NOT_FOUND')
  }
  for (const { body } of [await list(as('client')), await setRoles(as('client'), owner.id, [])]) {
    expect(body.code).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
  }
})

describe('two admins at the same time', () => {
  const isDone = ({ status }: { status: number }) => status === 200

  it('do not take the role from each other', async () => {
    const { owner, join, setRoles, roles } = await createTestTeam(service)
    const other = await join('admin')
    const results = await Promise.all([
      setRoles(owner.headers, other.id, ['member']),
      setRoles(other.headers, owner.id, ['member']),
    ])
    expect(results.filter(isDone)).toHaveLength(1)
    expect(
      Object.values(await roles())
        .flat()
        .sort(),
    ).toEqual(['admin', 'member'])
  })

  it('do not both give the role up', async () => {
    const { owner, join, setRoles, roles } = await createTestTeam(service)
    const other = await join('admin')
    const results = await Promise.all([
      setRoles(owner.headers, 'me', ['member']),
      setRoles(other.headers, 'me', ['member']),
    ])
    expect(results.filter(isDone)).toHaveLength(1)
    expect(
      Object.values(await roles())
        .flat()
        .sort(),
    ).toEqual(['admin', 'member'])
  })

  it.each(['removes', 'leaves'])(
    'do not end as none if one %s and one loses the role',
    async (how) => {
      const { teamId, owner, join, setRoles, roles } = await createTestTeam(service)
      const other = await join('admin')
      await join()
      const removed = how === 'removes' ? owner : other
      const path = { team_id: teamId, user_id: removed.id }
      const results = await Promise.all([
        setRoles(owner.headers, how === 'removes' ? other.id : 'me', ['member']),
        service.send('DELETE /team-memberships/:team_id/:user_id', {
          path,
          headers: other.headers,
        }),
      ])
      expect(results.filter(isDone)).toHaveLength(1)
      expect(Object.values(await roles()).flat()).toContain('admin')
    },
  )
})
