import { hashSync } from '@node-rs/bcrypt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startServer } from '../harness'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer()
})
afterAll(() => started.server.close())

const server = { headers: as('server') }

function create(body: object) {
  return started.call('POST', '/users', { ...server, body })
}

describe('users from a server', () => {
  it('are created with every field a server may set', async () => {
    const { status, body } = await create({
      display_name: 'Grace',
      primary_email: 'grace@example.com',
      primary_email_auth_enabled: true,
      primary_email_verified: true,
      password: 'long enough',
      otp_auth_enabled: true,
      client_metadata: { a: 1 },
      client_read_only_metadata: [1, 'two', null],
      server_metadata: 'text',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      display_name: 'Grace',
      primary_email: 'grace@example.com',
      primary_email_verified: true,
      primary_email_auth_enabled: true,
      has_password: true,
      otp_auth_enabled: true,
      client_metadata: { a: 1 },
      client_read_only_metadata: [1, 'two', null],
      server_metadata: 'text',
      is_anonymous: false,
    })
    const read = await started.call('GET', `/users/${body.id}`, server)
    expect(read.body).toEqual({ ...body, last_active_at_millis: expect.any(Number) })
  })

  it.each([`me`, 'of an id'])('are never created as anonymous: %s', async (path) => {
    const { tokens, id } = await started.signUp()
    const response = await started.call('PATCH', `/users/${path === 'me' ? path : id}`, {
      headers: as('server', tokens),
      body: { is_anonymous: true },
    })
    expect(response.body).toMatchObject({
      code: 'SCHEMA_ERROR',
      details: { message: expect.stringContaining('body.is_anonymous must be false') },
    })
  })

  it('never show their server metadata to a client', async () => {
    const { tokens, id } = await started.signUp()
    await started.call('PATCH', `/users/${id}`, { ...server, body: { server_metadata: 'hidden' } })
    const me = await started.call('GET', '/users/me', { headers: as('client', tokens) })
    expect(JSON.stringify(me.body)).not.toContain('hidden')
    expect(Object.keys(me.body)).not.toContain('server_metadata')
    const asServer = await started.call('GET', '/users/me', { headers: as('server', tokens) })
    expect(asServer.body.server_metadata).toBe('hidden')
  })

  it('can sign in with a bcrypt hash from another system', async () => {
    await create({
      primary_email: 'old@example.com',
      primary_email_auth_enabled: true,
      password_hash: hashSync('from another system', { cost: 4 }),
    })
    const body = { email: 'old@example.com', password: 'from another system' }
    for (let time = 0; time < 2; time += 1) {
      expect((await started.call('POST', '/auth/password/sign-in', { body })).status).toBe(200)
    }
  })

  it.each([
    ['a verified address that is not there', { primary_email_verified: true }, 400],
    ['password and hash at once', { password: 'long enough', password_hash: 'x' }, 400],
    ['a hash that is none', { password_hash: 'x' }, 400],
    ['an unknown property', { role: 'admin' }, 400],
  ])('refuses %s', async (_, body, status) => {
    expect((await create(body)).status).toBe(status)
  })

  it('have unique addresses', async () => {
    const body = { primary_email: 'mine@example.com', primary_email_auth_enabled: true }
    await create(body)
    const second = await create(body)
    expect([second.status, second.body.code]).toEqual([409, 'USER_EMAIL_ALREADY_EXISTS'])
    expect((await create({ primary_email: 'mine@example.com' })).status).toBe(201)
  })

  it('have unique provider accounts', async () => {
    await started.configure({ oauth_providers: [{ id: 'google', enabled: true, type: 'shared' }] })
    const body = { oauth_providers: [{ id: 'google', account_id: 'one of a kind' }] }
    expect((await create(body)).status).toBe(201)
    const second = await create(body)
    expect(second.status).toBe(409)
    expect(second.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  it('are changed field by field', async () => {
    const { body: user } = await create({ primary_email: 'change@example.com', display_name: 'A' })
    const patch = (body: object) => started.call('PATCH', `/users/${user.id}`, { ...server, body })
    const renamed = await patch({ display_name: '', primary_email: 'changed@example.com' })
    expect(renamed.body).toMatchObject({ display_name: null, primary_email: 'changed@example.com' })
    expect((await patch({ primary_email_verified: true })).body.primary_email_verified).toBe(true)
    expect((await patch({ primary_email: null })).body.primary_email).toBe(null)
    expect((await patch({ primary_email_verified: true })).status).toBe(400)
    expect((await patch({ selected_team_id: crypto.randomUUID() })).body.code).toBe(
      'TEAM_MEMBERSHIP_NOT_FOUND',
    )
  })

  it('are deleted with everything that belongs to them', async () => {
    const { id, tokens } = await started.signUp()
    expect((await started.call('DELETE', `/users/${id}`, server)).body).toEqual({ success: true })
    expect((await started.call('GET', `/users/${id}`, server)).body.code).toBe('USER_NOT_FOUND')
    const me = await started.call('GET', '/users/me', { headers: as('client', tokens) })
    expect(me.body.code).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
    const refresh = await started.call('POST', '/auth/sessions/current/refresh', {
      headers: as('client', { refresh: tokens.refresh }),
    })
    expect(refresh.status).toBe(401)
  })
})

describe('GET /users', () => {
  it('pages through all users by cursor, in both directions', async () => {
    for (let index = 0; index < 5; index += 1) await create({ display_name: `Page ${index}` })
    const collect = async (desc: boolean) => {
      const names: string[] = []
      let cursor: string | null = null
      do {
        const query = new URLSearchParams({ limit: '2', query: 'page', desc: String(desc) })
        if (cursor) query.set('cursor', cursor)
        const { body } = await started.call('GET', `/users?${query}`, server)
        expect(body.is_paginated).toBe(true)
        names.push(...body.items.map((user: { display_name: string }) => user.display_name))
        cursor = body.pagination.next_cursor
      } while (cursor)
      return names
    }
    const forward = ['Page 0', 'Page 1', 'Page 2', 'Page 3', 'Page 4']
    expect(await collect(false)).toEqual(forward)
    expect(await collect(true)).toEqual(forward.toReversed())
  })

  describe('searching', () => {
    async function find(query: string, rest = '') {
      const { body } = await started.call(
        'GET',
        `/users?query=${encodeURIComponent(query)}${rest}`,
        server,
      )
      return body.items.map((found: { id: string }) => found.id)
    }

    it('finds by part of a name or address, and by whole id', async () => {
      const { body: user } = await create({
        display_name: '100% Real_Name',
        primary_email: 'find.me@example.com',
      })
      expect(await find('100% real_')).toEqual([user.id])
      expect(await find('FIND.ME')).toEqual([user.id])
      expect(await find(user.id)).toEqual([user.id])
      expect(await find('100%%%')).toEqual([])
    })

    it.each([
      ['one letter', 'Ж'],
      ['the lower case of one letter', 'ж'],
      ['one sign', '%'],
      ['a quote', "'"],
      ['a backslash', '\\'],
      ['two letters', 'жu'],
      ['the last letters', 'ж!'],
      ['signs alone', "'\\%"],
      ['three letters', '%ЖU'],
      ['the whole name', "x'\\%Жuж!"],
    ])('finds by %s', async (_, text) => {
      const { body: user } = await create({ display_name: "X'\\%ЖuЖ!" })
      expect(await find(text, '&desc=true&limit=1')).toEqual([user.id])
      expect(await find(text)).toContain(user.id)
    })

    it('finds a renamed user only by the new name', async () => {
      const { body: user } = await create({ display_name: 'Before Ω' })
      await started.call('PATCH', `/users/${user.id}`, {
        ...server,
        body: { display_name: 'After Ψ' },
      })
      expect(await find('Ω')).toEqual([])
      expect(await find('ψ')).toEqual([user.id])
    })

    it('finds any part of a long name', async () => {
      const { body: user } = await create({ display_name: `${'long '.repeat(49)}winding Ё` })
      expect(await find('NG WIND')).toEqual([user.id])
      expect(await find('ё')).toEqual([user.id])
      expect(await find('long long longer')).toEqual([])
      expect(await find(`${'long '.repeat(40)}winding`)).toEqual([user.id])
    })
  })

  it('is empty for an unknown cursor', async () => {
    const { body } = await started.call('GET', `/users?cursor=${crypto.randomUUID()}`, server)
    expect(body.items).toEqual([])
  })
})

describe('contact channels', () => {
  it('are added, verified, made primary and removed', async () => {
    const { tokens, email } = await started.signUp()
    const headers = as('client', tokens)
    const added = await started.call('POST', '/contact-channels', {
      headers,
      body: { user_id: 'me', value: 'second@example.com', type: 'email', used_for_auth: false },
    })
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({
      is_primary: false,
      is_verified: false,
      used_for_auth: false,
    })
    const path = `/contact-channels/me/${added.body.id}`
    await started.call('POST', `${path}/send-verification-code`, {
      headers,
      body: { callback_url: 'http://localhost:3000/verify' },
    })
    const [message] = await started.emailsTo('second@example.com')
    const code = new URL(message.links[0]).searchParams.get('code')
    expect(
      (await started.call('POST', '/contact-channels/verify', { body: { code } })).status,
    ).toBe(200)
    const primary = await started.call('PATCH', path, { headers, body: { is_primary: true } })
    expect(primary.body).toMatchObject({ is_primary: true, is_verified: true })
    const list = await started.call('GET', '/contact-channels?user_id=me', { headers })
    expect(
      list.body.items.map((item: { value: string; is_primary: boolean }) => [
        item.value,
        item.is_primary,
      ]),
    ).toEqual([
      [email, false],
      ['second@example.com', true],
    ])
    const changed = await started.call('PATCH', path, {
      headers,
      body: { value: 'third@example.com' },
    })
    expect(changed.body.is_verified).toBe(false)
    expect((await started.call('DELETE', path, { headers })).body).toEqual({ success: true })
    expect((await started.call('GET', path, { headers })).status).toBe(404)
    expect((await started.call('DELETE', path, { headers })).status).toBe(400)
  })

  it('refuses an invalid address, and one that signs in another user', async () => {
    const { email } = await started.signUp()
    const { tokens } = await started.signUp()
    const headers = as('client', tokens)
    const add = (body: object) =>
      started.call('POST', '/contact-channels', {
        headers,
        body: { user_id: 'me', type: 'email', used_for_auth: true, ...body },
      })
    expect((await add({ value: 'no address' })).body.code).toBe('SCHEMA_ERROR')
    expect((await add({ value: 'a@example.com', is_verified: true })).body.code).toBe(
      'SCHEMA_ERROR',
    )
    expect((await add({ value: email })).body.code).toBe(
      'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    )
    expect((await add({ user_id: crypto.randomUUID(), value: 'a@example.com' })).status).toBe(403)
  })

  it('reports an address that the user already has', async () => {
    const { tokens, email } = await started.signUp()
    const headers = as('client', tokens)
    const channel = (value: string) => ({
      headers,
      body: { user_id: 'me', type: 'email', used_for_auth: true, value },
    })
    const again = await started.call('POST', '/contact-channels', channel(email))
    expect([again.status, again.body]).toEqual([400, expect.stringContaining('already')])
    const other = await started.call('POST', '/contact-channels', channel(`x${email}`))
    const changed = await started.call('PATCH', `/contact-channels/me/${other.body.id}`, {
      headers,
      body: { value: email },
    })
    expect([changed.status, changed.body]).toEqual([400, expect.stringContaining('already')])
  })
})
