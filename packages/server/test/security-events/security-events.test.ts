import { beforeAll, describe, expect, it } from 'vitest'
import { createPasskey } from '../browsers/passkey-browser'
import { as, asInternal } from '../harness'
import { createTestService, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
  return () => service.server.close()
})

/** Returns the events of a user, oldest first: their types, and the other recorded fields. */
async function eventsOf(userId: string) {
  const query = `?user_id=${userId}`
  const path = `/internal/security-events${query}`
  const { body } = await service.call('GET', path, { headers: as('admin') })
  return body.items.toReversed()
}

async function typesOf(userId: string): Promise<string[]> {
  return (await eventsOf(userId)).map(({ type }: { type: string }) => type)
}

describe('a security event', () => {
  it('names the event, the user, the actor and the address', async () => {
    const { id, email } = await service.signUp()
    const [event, ...others] = await eventsOf(id)
    expect(others).toEqual([])
    expect(event).toEqual({
      id: expect.any(String),
      type: 'session.created',
      user_id: id,
      user: { display_name: null, primary_email: email },
      owner: null,
      actor: {
        access: 'client',
        user_id: null,
        user: null,
        owner_id: null,
        owner: null,
        address: '127.0.0.1',
      },
      details: { session_id: expect.any(String), is_impersonation: false },
      created_at_millis: expect.any(Number),
    })
  })

  it('is recorded for sign-ins, right and wrong, and for sign-outs', async () => {
    const { id, email, password, tokens } = await service.signUp()
    await service.call('POST', '/auth/password/sign-in', {
      body: { email, password: 'wrong word' },
    })
    const second = await service.must('POST /auth/password/sign-in', { body: { email, password } })
    const access = second.access_token as string
    await service.must('DELETE /auth/sessions/current', { headers: as('client', { access }) })
    const items = (
      await service.must('GET /auth/sessions', {
        headers: as('server'),
        query: { user_id: id },
      })
    ).items as { id: string }[]
    for (const session of items) {
      const path = { id: session.id }
      await service.must('DELETE /auth/sessions/:id', { path, headers: as('server') })
    }
    expect(tokens.access).toBeTruthy()
    expect(await typesOf(id)).toEqual([
      'session.created',
      'sign_in.failed',
      'session.created',
      'session.ended',
      'session.revoked',
    ])
    const events = await eventsOf(id)
    expect(events[1].details).toEqual({ method: 'password' })
    const user = { display_name: null, primary_email: email }
    expect(events[3].user).toEqual(user)
    expect(events[3].actor).toMatchObject({ access: 'client', user_id: id, user })
    expect(events[4].actor).toMatchObject({ access: 'server', user_id: null })
  })

  it('is recorded without a user for a wrong sign-in with an unknown address', async () => {
    const body = { email: 'unknown@example.com', password: 'wrong word' }
    await service.call('POST', '/auth/password/sign-in', { body })
    const { items } = await service.must('GET /internal/security-events', {
      headers: as('admin'),
      query: { type: 'sign_in.failed', limit: '1' },
    })
    expect(items).toMatchObject([{ type: 'sign_in.failed', user_id: null }])
    expect(JSON.stringify(items)).not.toContain(body.email)
  })

  it('is recorded for passwords, second factors and passkeys', async () => {
    const { id, password, tokens } = await service.signUp()
    const headers = as('client', tokens)
    await service.must('POST /auth/password/update', {
      headers: as('client', tokens),
      body: { old_password: password, new_password: 'another word' },
    })
    await service.addTotp(tokens)
    await service.must('PATCH /users/me', { headers, body: { totp_secret_base64: null } })
    const { request } = await createPasskey(service, headers)
    await service.must('POST /auth/passkey/register', request)
    await service.must('PATCH /users/me', { headers, body: { passkey_auth_enabled: false } })
    const path = { user_id: id }
    const byServer = { path, headers: as('server') }
    await service.must('PATCH /users/:user_id', { ...byServer, body: { password: 'a third word' } })
    await service.must('PATCH /users/:user_id', { ...byServer, body: { password: null } })
    expect(await typesOf(id)).toEqual([
      'session.created',
      'password.changed',
      'second_factor.enabled',
      'second_factor.disabled',
      'passkey.added',
      'passkey.removed',
      'password.changed',
      'password.removed',
    ])
  })

  it('is recorded for a wrong code of the second factor', async () => {
    const { user, request } = await service.mfaAttempt()
    const { body } = request()
    const totp = String((Number(body.totp) + 1) % 1_000_000).padStart(6, '0')
    await service.call('POST', '/auth/mfa/sign-in', { body: { ...body, totp } })
    expect((await eventsOf(user.id)).at(-1)).toMatchObject({
      type: 'sign_in.failed',
      details: { method: 'totp' },
    })
  })

  it('is recorded for a reset password, and for one that is set first', async () => {
    const { id, email } = await service.verifiedUser()
    const { access_token: access } = await service.must('POST /auth/sessions', {
      headers: as('server'),
      body: { user_id: id },
    })
    await service.must('POST /auth/password/set', {
      headers: as('client', { access: access as string }),
      body: { password: 'a first word' },
    })
    await service.must('POST /auth/password/send-reset-code', {
      body: { email, callback_url: 'http://localhost:3000/handler/page' },
    })
    const code = await service.codeEmailedTo(email, 2)
    await service.must('POST /auth/password/reset', { body: { code, password: 'a second word' } })
    expect((await typesOf(id)).slice(-2)).toEqual(['password.set', 'password.reset'])
  })

  it('is recorded for permissions, and only when one changed', async () => {
    const { id: teamId, owner } = await service.team()
    const path = { team_id: teamId, user_id: owner.id, permission_id: '$read_members' }
    const grant = { path, headers: as('server'), body: {} }
    await service.must('POST /team-permissions/:team_id/:user_id/:permission_id', grant)
    const revoke = { path, headers: as('server') }
    await service.must('DELETE /team-permissions/:team_id/:user_id/:permission_id', revoke)
    const again = await service.send(
      'DELETE /team-permissions/:team_id/:user_id/:permission_id',
      revoke,
    )
    expect(again.body.code).toBe('TEAM_PERMISSION_NOT_FOUND')
    const events = (await eventsOf(owner.id)).slice(1)
    const details = { permission_id: '$read_members', team_id: teamId }
    expect(events).toMatchObject([
      { type: 'permission.granted', details },
      { type: 'permission.revoked', details },
    ])
  })

  it('is recorded for keys, without the keys', async () => {
    const keys = await service.must('POST /internal/api-keys', {
      headers: as('admin'),
      body: {
        description: 'For the audit',
        expires_at_millis: Date.now() + 60_000,
        has_publishable_client_key: true,
        has_secret_server_key: true,
        has_super_secret_admin_key: true,
      },
    })
    const path = { api_key_id: keys.id as string }
    for (let times = 0; times < 2; times += 1) {
      const revoke = { path, headers: as('admin'), body: { revoked: true } }
      await service.must('PATCH /internal/api-keys/:api_key_id', revoke)
    }
    const list = (type: string) =>
      service.must('GET /internal/security-events', { headers: as('admin'), query: { type } })
    const created = await list('api_keys.created')
    const description = 'For the audit'
    expect(created.items).toMatchObject([{ details: { key_set_id: keys.id, description } }])
    expect(JSON.stringify(created)).not.toContain(keys.secret_server_key)
    expect((await list('api_keys.revoked')).items).toHaveLength(1)
  })

  it('outlives the user it is about', async () => {
    const { id } = await service.signUp()
    await service.must('DELETE /users/:user_id', { path: { user_id: id }, headers: as('server') })
    expect(await typesOf(id)).toEqual(['session.created', 'user.deleted'])
  })
})

describe('the list of security events', () => {
  it('comes in pages, newest first, each event once', async () => {
    const { id, email } = await service.signUp()
    for (let times = 0; times < 4; times += 1) {
      await service.call('POST', '/auth/password/sign-in', {
        body: { email, password: 'wrong word' },
      })
    }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = { user_id: id, limit: '2', ...(cursor && { cursor }) }
      const page = await service.must('GET /internal/security-events', {
        headers: as('admin'),
        query,
      })
      const items = page.items as { id: string; created_at_millis: number }[]
      expect(items.length).toBeLessThanOrEqual(2)
      seen.push(...items.map((item) => item.id))
      cursor = (page.pagination as { next_cursor: string | null }).next_cursor ?? undefined
    } while (cursor)
    expect(new Set(seen).size).toBe(5)
    expect(seen).toEqual((await eventsOf(id)).map((event: { id: string }) => event.id).toReversed())
  })

  it('lists the events of a period, without its end', async () => {
    const { id } = await service.longSignedIn()
    await service.must('DELETE /users/:user_id', { path: { user_id: id }, headers: as('server') })
    const [first, last] = await eventsOf(id)
    const read = async (period: Record<string, number>) => {
      const query = { user_id: id, ...period }
      const request = { headers: as('admin'), query }
      const { items } = await service.must('GET /internal/security-events', request)
      return items.map(({ type }: { type: string }) => type)
    }
    const start = first.created_at_millis
    const end = last.created_at_millis
    expect(await read({ since_millis: start, until_millis: end })).toEqual(['session.created'])
    expect(await read({ since_millis: end })).toEqual(['user.deleted'])
    expect(await read({ until_millis: start })).toEqual([])
  })

  it('is available only to admins of the project', async () => {
    const path = '/internal/security-events'
    for (const access of ['client', 'server'] as const) {
      const { body } = await service.call('GET', path, { headers: as(access) })
      expect(body.code).toBe('INSUFFICIENT_ACCESS_TYPE')
    }
    const { id } = await service.signUp()
    const adminKey = service.server.internalKeys.superSecretAdminKey ?? ''
    const other = await service.call('GET', path, { headers: asInternal(adminKey) })
    expect(other.status).toBe(200)
    expect(JSON.stringify(other.body)).not.toContain(id)
  })
})
