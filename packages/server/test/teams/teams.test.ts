import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startServer } from '../harness'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer()
})
afterAll(() => started.server.close())

const server = { headers: as('server') }
const admin = { headers: as('admin') }

type TestUser = Awaited<ReturnType<typeof started.signUp>>

async function createTeam(owner: TestUser, name = 'Crew') {
  const { status, body } = await started.call('POST', '/teams', {
    headers: as('client', owner.tokens),
    body: { display_name: name, creator_user_id: 'me' },
  })
  expect(status).toBe(201)
  return body.id as string
}

async function invite(
  owner: TestUser | null,
  teamId: string,
  email: string,
  permissions: { permission_ids?: string[] } = {},
) {
  const sent = await started.call('POST', '/team-invitations/send-code', {
    headers: owner ? as('client', owner.tokens) : as('server'),
    body: { team_id: teamId, email, callback_url: 'http://localhost:3000/join', ...permissions },
  })
  if (sent.status !== 200) return { sent, code: '' }
  const [message] = await started.emailsTo(email)
  return { sent, code: new URL(message.links[0]).searchParams.get('code') ?? '' }
}

describe('teams', () => {
  it('are listed for owners with their sizes, newest first on request', async () => {
    const owner = await started.signUp()
    const ids = [await createTeam(owner, 'Rowing first'), await createTeam(owner, 'Rowing second')]
    const { id: userId } = await started.signUp()
    const joining = await started.call('POST', `/team-memberships/${ids[0]}/${userId}`, {
      ...server,
      body: {},
    })
    expect(joining.status).toBe(201)
    await started.call('DELETE', `/team-memberships/${ids[1]}/${owner.id}`, server)
    const list = async (query: string) =>
      (await started.call('GET', `/internal/teams${query}`, admin)).body
    const { items } = await list('?query=rowing')
    expect(items).toEqual([
      {
        id: ids[0],
        display_name: 'Rowing first',
        profile_image_url: null,
        created_at_millis: expect.any(Number),
        member_count: 2,
        has_more_members: false,
      },
      expect.objectContaining({ id: ids[1], member_count: 0 }),
    ])
    const newest = await list('?query=rowing&desc=true&limit=1')
    expect(newest.items[0].id).toBe(ids[1])
    expect(newest.pagination.next_cursor).toBe(ids[0])
    const unshared = await started.call('GET', '/internal/teams', server)
    expect(unshared.body.code).toBe('INSUFFICIENT_ACCESS_TYPE')
  })

  it('are listed completely, or in pages if there is a limit', async () => {
    const owner = await started.signUp()
    const mine: string[] = []
    for (let number = 0; number < 5; number += 1) mine.push(await createTeam(owner))
    const list = async (query: string, options = server) =>
      (await started.call('GET', `/teams${query}`, options)).body
    const idsOf = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id)
    const all = await list('')
    expect(all.is_paginated).toBe(false)
    expect(all.pagination).toBeUndefined()
    const paged: string[] = []
    for (let cursor: string | null = idsOf(all)[0] ?? null; cursor; ) {
      const page: Awaited<ReturnType<typeof list>> = await list(`?limit=2&cursor=${cursor}`)
      expect(page.is_paginated).toBe(true)
      paged.push(...idsOf(page))
      cursor = page.pagination.next_cursor
    }
    expect(paged).toEqual(idsOf(all))
    const own = { headers: as('client', owner.tokens) }
    const first = await list('?user_id=me&limit=3', own)
    expect(idsOf(first)).toEqual(mine.slice(0, 3))
    expect(first.pagination.next_cursor).toBe(mine[3])
    expect(idsOf(await list(`?user_id=me&cursor=${mine[3]}`, own))).toEqual(mine.slice(3))
    expect(idsOf(await list(`?limit=2&cursor=${owner.id}`))).toEqual([])
    expect((await list('?limit=0')).code).toBe('SCHEMA_ERROR')

    await started.call('PATCH', `/teams/${mine[2]}`, {
      ...server,
      body: { display_name: '50% Ñandú' },
    })
    await started.call('PATCH', `/teams/${mine[4]}`, {
      ...server,
      body: { display_name: 'Ñandúes' },
    })
    const find = async (text: string, more = '') =>
      idsOf(await list(`?query=${encodeURIComponent(text)}${more}`))
    expect(await find('ñAND')).toEqual([mine[2], mine[4]])
    expect(await find('ñAND', '&limit=1')).toEqual([mine[2]])
    expect(await find('ñAND', `&limit=1&cursor=${mine[3]}`)).toEqual([mine[4]])
    expect(await find('0% ')).toEqual([mine[2]])
    expect(await find(mine[1] ?? '')).toEqual([mine[1]])
    expect(await find('no team has this', '&limit=5')).toEqual([])
    expect(idsOf(await list('?user_id=me&query=%C3%B1a', own))).toEqual([mine[2], mine[4]])
  })

  it('belong to the user who creates them', async () => {
    const owner = await started.signUp()
    const id = await createTeam(owner)
    const headers = as('client', owner.tokens)
    const renamed = await started.call('PATCH', `/teams/${id}`, {
      headers,
      body: { display_name: 'New name', client_metadata: { plan: 'free' } },
    })
    expect(renamed.body).toEqual({
      id,
      display_name: 'New name',
      profile_image_url: null,
      client_metadata: { plan: 'free' },
      client_read_only_metadata: null,
    })
    const stranger = await started.signUp()
    const foreign = { headers: as('client', stranger.tokens) }
    expect((await started.call('GET', `/teams/${id}`, foreign)).body.code).toBe(
      'TEAM_MEMBERSHIP_NOT_FOUND',
    )
    expect((await started.call('DELETE', `/teams/${id}`, foreign)).status).toBe(404)
    expect((await started.call('DELETE', `/teams/${id}`, { headers })).body).toEqual({
      success: true,
    })
    expect((await started.call('GET', `/teams/${id}`, server)).body.code).toBe('TEAM_NOT_FOUND')
  })

  it('are created by users only if the project allows it', async () => {
    const owner = await started.signUp()
    await started.configure({ client_team_creation_enabled: false })
    const { status, body } = await started.call('POST', '/teams', {
      headers: as('client', owner.tokens),
      body: { display_name: 'Crew', creator_user_id: 'me' },
    })
    await started.configure({ client_team_creation_enabled: true })
    expect([status, body]).toEqual([
      403,
      'Users cannot create teams in this project: its setting client_team_creation_enabled is off.',
    ])
    expect(await createTeam(owner)).toBeTypeOf('string')
  })

  it('refuse pictures from clients that are not inline', async () => {
    const owner = await started.signUp()
    const response = await started.call('POST', '/teams', {
      headers: as('client', owner.tokens),
      body: { display_name: 'x', profile_image_url: 'https://example.com/a.png' },
    })
    expect(response.status).toBe(400)
  })

  it('are selected only by members, and deselected when left', async () => {
    const owner = await started.signUp()
    const id = await createTeam(owner)
    const headers = as('client', owner.tokens)
    const select = await started.call('PATCH', '/users/me', {
      headers,
      body: { selected_team_id: id },
    })
    expect([select.body.selected_team_id, select.body.selected_team.display_name]).toEqual([
      id,
      'Crew',
    ])
    await started.call('DELETE', `/team-memberships/${id}/me`, { headers })
    const me = await started.call('GET', '/users/me', { headers })
    expect(me.body.selected_team).toBe(null)
  })

  it('get members from a server, with the permissions of members', async () => {
    const owner = await started.signUp()
    const member = await started.signUp()
    const id = await createTeam(owner)
    const path = `/team-memberships/${id}/${member.id}`
    expect((await started.call('POST', path, { ...server, body: {} })).status).toBe(201)
    expect((await started.call('POST', path, { ...server, body: {} })).body.code).toBe(
      'TEAM_MEMBERSHIP_ALREADY_EXISTS',
    )
    expect((await started.call('POST', path, server)).body.code).toBe('SCHEMA_ERROR')
    const permissions = await started.call(
      'GET',
      `/team-permissions?user_id=me&team_id=${id}&recursive=true`,
      { headers: as('client', member.tokens) },
    )
    expect(permissions.body.items.map((item: { id: string }) => item.id)).toEqual([
      '$invite_members',
      '$read_members',
      'member',
    ])
    const update = await started.call('PATCH', `/teams/${id}`, {
      headers: as('client', member.tokens),
      body: { display_name: 'mine' },
    })
    expect([update.status, update.body.code]).toEqual([401, 'TEAM_PERMISSION_REQUIRED'])
    const remove = await started.call('DELETE', `/team-memberships/${id}/${owner.id}`, {
      headers: as('client', member.tokens),
    })
    expect(remove.body.code).toBe('TEAM_PERMISSION_REQUIRED')
    const removed = await started.call('DELETE', `/team-memberships/${id}/${member.id}`, {
      headers: as('client', owner.tokens),
    })
    expect(removed.body).toEqual({ success: true })
  })

  it('keep an admin as long as they have members', async () => {
    const owner = await started.signUp()
    const member = await started.signUp()
    const id = await createTeam(owner)
    for (const { id: userId } of [member, await started.signUp()]) {
      await started.call('POST', `/team-memberships/${id}/${userId}`, { ...server, body: {} })
    }
    const leave = ({ tokens }: TestUser) =>
      started.call('DELETE', `/team-memberships/${id}/me`, { headers: as('client', tokens) })

    const refused = await leave(owner)
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      'LAST_TEAM_ADMIN',
      { team_id: id },
    ])
    const grant = `/team-permissions/${id}/${member.id}/admin`
    expect((await started.call('POST', grant, { ...server, body: {} })).status).toBe(201)
    const codes = (await Promise.all([leave(owner), leave(member)])).map(({ body }) => body.code)
    expect(codes.sort()).toEqual(['LAST_TEAM_ADMIN', undefined])
  })

  it('lose their last member, and any member that a server removes', async () => {
    const owner = await started.signUp()
    const member = await started.signUp()
    const id = await createTeam(owner)
    const path = `/team-memberships/${id}`
    await started.call('POST', `${path}/${member.id}`, { ...server, body: {} })
    expect((await started.call('DELETE', `${path}/${owner.id}`, server)).status).toBe(200)
    const last = { headers: as('client', member.tokens) }
    expect((await started.call('DELETE', `${path}/me`, last)).status).toBe(200)
  })

  it('show members under their names in the team', async () => {
    const owner = await started.signUp()
    const id = await createTeam(owner)
    const headers = as('client', owner.tokens)
    await started.call('PATCH', '/users/me', { headers, body: { display_name: 'Own name' } })
    const path = `/team-member-profiles/${id}/me`
    expect((await started.call('GET', path, { headers })).body.display_name).toBe('Own name')
    const patched = await started.call('PATCH', path, {
      headers,
      body: { display_name: 'Captain' },
    })
    expect(patched.body).toEqual({
      team_id: id,
      user_id: owner.id,
      display_name: 'Captain',
      profile_image_url: null,
    })
    const list = await started.call('GET', `/team-member-profiles?team_id=${id}`, server)
    expect(list.body.items[0]).toMatchObject({ display_name: 'Captain', user: { id: owner.id } })
  })
})

describe('invitations', () => {
  it('end with their team', async () => {
    const owner = await started.signUp()
    const guest = await started.signUp()
    const id = await createTeam(owner)
    const { code } = await invite(owner, id, 'late@example.com')
    await started.call('DELETE', `/teams/${id}`, { headers: as('client', owner.tokens) })
    for (const path of ['accept/check-code', 'accept/details', 'accept']) {
      const response = await started.call('POST', `/team-invitations/${path}`, {
        headers: as('client', guest.tokens),
        body: { code },
      })
      expect(response.body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
    }
  })
})

describe('invitations with permissions', () => {
  const grantPath = (team: string, user: TestUser, id: string) =>
    `/team-permissions/${team}/${user.id}/${id}`

  /** Lists the permissions that a user was granted directly. */
  async function grantsOf(team: string, user: TestUser): Promise<string[]> {
    const query = `team_id=${team}&user_id=${user.id}`
    const { body } = await started.call('GET', `/team-permissions?${query}`, server)
    return body.items.map(({ id }: { id: string }) => id).sort()
  }

  const accept = (user: TestUser, code: string) =>
    started.call('POST', '/team-invitations/accept', {
      headers: as('client', user.tokens),
      body: { code },
    })

  it('grant them to the new member, with the default ones', async () => {
    const [owner, guest] = [await started.signUp(), await started.signUp()]
    const id = await createTeam(owner)
    const { sent, code } = await invite(owner, id, 'new-admin@example.com', {
      permission_ids: ['admin'],
    })
    const list = await started.call('GET', `/team-invitations?team_id=${id}`, server)
    expect(list.body.items).toMatchObject([{ id: sent.body.id, permission_ids: ['admin'] }])
    expect(await grantsOf(id, guest)).toEqual([])
    expect((await accept(guest, code)).status).toBe(200)
    expect(await grantsOf(id, guest)).toEqual(['admin', 'member'])
    const events = await started.call(
      'GET',
      `/internal/security-events?user_id=${guest.id}&type=permission.granted`,
      admin,
    )
    expect(events.body.items).toMatchObject([
      { actor: { user_id: guest.id }, details: { permission_id: 'admin', team_id: id } },
    ])
  })

  it('cannot grant what the inviter does not have', async () => {
    const [owner, member, guest] = [
      await started.signUp(),
      await started.signUp(),
      await started.signUp(),
    ]
    const id = await createTeam(owner)
    const membership = `/team-memberships/${id}/${member.id}`
    await started.call('POST', membership, { ...server, body: {} })
    await started.call('POST', grantPath(id, member, '$invite_members'), { ...server, body: {} })
    const refused = await invite(member, id, 'friend@example.com', { permission_ids: ['admin'] })
    expect(refused.sent.body).toMatchObject({
      code: 'TEAM_PERMISSION_REQUIRED',
      details: { permission_id: 'admin', user_id: member.id },
    })

    // A permission that was lost after sending is not passed on.
    await started.call('POST', grantPath(id, member, 'admin'), { ...server, body: {} })
    const { code } = await invite(member, id, 'friend@example.com', { permission_ids: ['admin'] })
    await started.call('DELETE', grantPath(id, member, 'admin'), server)
    expect((await accept(guest, code)).body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
    expect(await grantsOf(id, guest)).toEqual([])
  })

  it('of the app grant any permission that still exists, and nothing to a member', async () => {
    const [owner, guest, member] = [
      await started.signUp(),
      await started.signUp(),
      await started.signUp(),
    ]
    const id = await createTeam(owner)
    for (const name of ['editor', 'temporary']) {
      await started.call('POST', '/team-permission-definitions', { ...admin, body: { id: name } })
    }
    const permissions = { permission_ids: ['temporary', 'editor', '$update_team'] }
    const first = await invite(null, id, 'editor@example.com', permissions)
    const second = await invite(null, id, 'present@example.com', permissions)
    await started.call('DELETE', '/team-permission-definitions/temporary', admin)
    expect((await accept(guest, first.code)).status).toBe(200)
    expect(await grantsOf(id, guest)).toEqual(['$update_team', 'editor', 'member'])
    await started.call('POST', `/team-memberships/${id}/${member.id}`, { ...server, body: {} })
    expect((await accept(member, second.code)).status).toBe(200)
    expect(await grantsOf(id, member)).toEqual(['member'])
    await started.call('DELETE', '/team-permission-definitions/editor', admin)
  })
})
