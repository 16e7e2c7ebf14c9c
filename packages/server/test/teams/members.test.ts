import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../harness'
import { unknownId } from '../requests'
import { createTestService, type TestService } from '../test-service'
import { createTestTeam, define } from './test-team'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
  await define(service, 'reader', ['$read_members'])
  await define(service, 'editor', ['$update_team'])
})
afterAll(() => service.server.close())

const server = as('server')

interface Item {
  user_id: string
  primary_email: string | null
  can_change_roles: boolean
  can_remove: boolean
}

describe('the list of members', () => {
  it('shows admins the address, roles and date of each member', async () => {
    const { owner, join, list } = await createTestTeam(service)
    const member = await join()
    const body = { display_name: 'Grace' }
    await service.must('PATCH /users/me', { headers: member.headers, body })
    const unnamed = {
      display_name: null,
      profile_image_url: null,
      joined_at_millis: expect.any(Number),
      can_change_roles: true,
      can_remove: true,
    }
    expect((await list(owner.headers)).body).toEqual({
      items: [
        { ...unnamed, user_id: owner.id, primary_email: owner.email, permission_ids: ['admin'] },
        {
          ...unnamed,
          user_id: member.id,
          display_name: 'Grace',
          primary_email: member.email,
          permission_ids: ['member'],
        },
      ],
      is_paginated: false,
    })
  })

  it('shows addresses to those who invite or remove members only', async () => {
    const { owner, join, list } = await createTestTeam(service)
    const inviter = await join()
    const remover = await join('reader', '$remove_members')
    const reader = await join('reader')
    const all = [owner, inviter, remover, reader].map(({ email }) => email)
    const seenBy = async (headers: Record<string, string>) =>
      (await list(headers)).body.items.map((item: Item) => item.primary_email)
    for (const headers of [inviter.headers, remover.headers, server]) {
      expect(await seenBy(headers)).toEqual(all)
    }
    expect(await seenBy(reader.headers)).toEqual([null, null, null, null])
  })

  it('says what the caller may do to each member', async () => {
    const { owner, join, list } = await createTestTeam(service)
    const member = await join()
    const editor = await join('editor')
    const manager = await join('reader', '$invite_members', '$remove_members', 'editor')
    const rights = async (headers: Record<string, string>) =>
      (await list(headers)).body.items.map((item: Item) => [item.can_change_roles, item.can_remove])
    const [both, none, removal] = [
      [true, true],
      [false, false],
      [false, true],
    ]
    expect(await rights(member.headers)).toEqual([none, removal, none, none])
    // The owner is an admin, which the manager is not; the member has the default role.
    expect(await rights(manager.headers)).toEqual([removal, both, both, both])
    // The admin of this project does not have the role of an editor.
    expect(await rights(owner.headers)).toEqual([both, both, removal, removal])
    expect((await list(editor.headers)).body.code).toBe('TEAM_PERMISSION_REQUIRED')
  })

  it('is read in pages, ordered by join date', async () => {
    const { owner, join, list } = await createTestTeam(service)
    const ids = [owner.id, (await join()).id, (await join()).id, (await join()).id]
    const first = (await list(owner.headers, { limit: '3' })).body
    expect(first.items.map((item: Item) => item.user_id)).toEqual(ids.slice(0, 3))
    const cursor = first.pagination.next_cursor
    const second = (await list(owner.headers, { limit: '3', cursor })).body
    expect(second.items.map((item: Item) => item.user_id)).toEqual(ids.slice(3))
    expect(second.pagination).toEqual({ next_cursor: null })
    const unknown = (await list(owner.headers, { limit: '3', cursor: unknownId })).body
    expect(unknown.items).toEqual([])
  })
})

describe('the roles of a member', () => {
  it('are replaced by an admin, each with a security event', async () => {
    const { teamId, owner, join, setRoles, roles } = await createTestTeam(service)
    const member = await join()
    const { body } = await setRoles(owner.headers, member.id, ['member', 'admin'])
    expect(body).toMatchObject({ user_id: member.id, permission_ids: ['admin', 'member'] })
    await setRoles(owner.headers, member.id, ['member'])
    expect(await roles()).toEqual({ [owner.id]: ['admin'], [member.id]: ['member'] })
    const query = { user_id: member.id }
    const headers = as('admin')
    const { items } = await service.must('GET /internal/security-events', { headers, query })
    const byOwner = items.filter((event: { actor: { user_id: string } }) => event.actor.user_id)
    const details = { team_id: teamId, permission_id: 'admin' }
    expect(byOwner).toMatchObject([
      { type: 'permission.revoked', actor: { user_id: owner.id }, details },
      { type: 'permission.granted', actor: { user_id: owner.id }, details },
    ])
  })

  it('leave system permissions that are held directly', async () => {
    const { join, setRoles } = await createTestTeam(service)
    const member = await join('reader', '$update_team')
    await setRoles(server, member.id, ['member'])
    const query = { user_id: member.id }
    const { items } = await service.must('GET /team-permissions', { headers: server, query })
    expect(items.map(({ id }: { id: string }) => id)).toEqual(['$update_team', 'member'])
  })

  it('get the default ones back from an admin, who need not hold them', async () => {
    const { owner, join, setRoles, roles } = await createTestTeam(service)
    const other = await join('admin')
    expect((await setRoles(owner.headers, other.id, ['member'])).status).toBe(200)
    expect((await roles())[other.id]).toEqual(['member'])
  })

  it('are set by the app’s server, whatever they are', async () => {
    const { join, setRoles, roles } = await createTestTeam(service)
    const { id } = await join()
    expect((await setRoles(server, id, ['editor', 'editor', 'reader'])).status).toBe(200)
    expect((await roles())[id]).toEqual(['editor', 'reader'])
    expect((await setRoles(server, id, [])).status).toBe(200)
    expect((await roles())[id]).toEqual([])
  })

  it('can be given up, but not by the last admin', async () => {
    const { owner, join, setRoles, roles } = await createTestTeam(service)
    const other = await join('admin')
    expect((await setRoles(owner.headers, 'me', ['member'])).status).toBe(200)
    for (const headers of [other.headers, server]) {
      const refused = await setRoles(headers, other.id, ['member'])
      expect([refused.status, refused.body.code]).toEqual([409, 'LAST_TEAM_ADMIN'])
    }
    expect(await roles()).toEqual({ [owner.id]: ['member'], [other.id]: ['admin'] })
  })
})
