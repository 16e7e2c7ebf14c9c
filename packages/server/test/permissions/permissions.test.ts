import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startServer } from '../harness'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer()
})
afterAll(() => started.server.close())

const server = { headers: as('server') }
const admin = { headers: as('admin') }

describe('permissions', () => {
  it('start with two that describe what they are for', async () => {
    const { body } = await started.call('GET', '/team-permission-definitions', admin)
    const own = body.items.filter(({ id }: { id: string }) => !id.startsWith('$'))
    expect(own).toEqual([
      {
        id: 'admin',
        description: 'What creators of a team may do',
        contained_permission_ids: expect.any(Array),
      },
      {
        id: 'member',
        description: 'What members of a team may do',
        contained_permission_ids: expect.any(Array),
      },
    ])
  })

  it('are defined, contained, granted, renamed and deleted', async () => {
    const owner = await started.signUp()
    const { body: team } = await started.call('POST', '/teams', {
      headers: as('client', owner.tokens),
      body: { display_name: 'Crew', creator_user_id: 'me' },
    })
    const id = team.id as string
    const define = (body: object) =>
      started.call('POST', '/team-permission-definitions', { ...admin, body })
    expect((await define({ id: 'read' })).body).toEqual({
      id: 'read',
      contained_permission_ids: [],
    })
    const write = await define({
      id: 'write',
      description: 'Change things',
      contained_permission_ids: ['read', '$update_team'],
    })
    expect([write.status, write.body.contained_permission_ids]).toEqual([
      201,
      ['$update_team', 'read'],
    ])
    expect((await define({ id: 'write' })).status).toBe(409)
    expect((await define({ id: 'x', contained_permission_ids: ['nothing'] })).body.code).toBe(
      'CONTAINED_PERMISSION_NOT_FOUND',
    )
    const path = `/team-permissions/${id}/${owner.id}`
    expect((await started.call('POST', `${path}/write`, { ...server, body: {} })).status).toBe(201)
    const held = async () => {
      const { body } = await started.call(
        'GET',
        `/team-permissions?team_id=${id}&recursive=true`,
        server,
      )
      return body.items.map((item: { id: string }) => item.id)
    }
    expect(await held()).toContain('read')
    await started.call('PATCH', '/team-permission-definitions/read', {
      ...admin,
      body: { id: 'look' },
    })
    expect(await held()).toContain('look')
    expect((await started.call('DELETE', `${path}/look`, server)).body.code).toBe(
      'TEAM_PERMISSION_NOT_FOUND',
    )
    await started.call('DELETE', '/team-permission-definitions/write', admin)
    expect(await held()).not.toContain('write')
    expect(
      (await started.call('DELETE', '/team-permission-definitions/$update_team', admin)).body.code,
    ).toBe('PERMISSION_NOT_FOUND')
  })

  it('of the project are separate from those of teams', async () => {
    const { id } = await started.signUp()
    await started.call('POST', '/project-permission-definitions', {
      ...admin,
      body: { id: 'staff' },
    })
    const grant = (permission: string) =>
      started.call('POST', `/project-permissions/${id}/${permission}`, { ...server, body: {} })
    expect((await grant('staff')).body).toEqual({ id: 'staff', user_id: id })
    expect((await grant('admin')).body.code).toBe('PERMISSION_NOT_FOUND')
    expect((await started.call('DELETE', `/project-permissions/${id}/staff`, server)).status).toBe(
      200,
    )
    expect(
      (await started.call('DELETE', `/project-permissions/${id}/staff`, server)).body.code,
    ).toBe('PERMISSION_NOT_FOUND')
  })
})
