import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startServerForTest } from '../harness'
import { askToken, refreshAs } from '../refreshing'
import { createSender } from '../requests'
import { createTestService, type TestService } from '../test-service'

const second = 1000
const grace = 30 * second
const day = 24 * 60 * 60 * second

let service: TestService
beforeAll(async () => {
  service = await createTestService({ refreshRotation: true })
})
afterAll(() => service.server.close())

/** Exchanges a refresh token, which has to succeed; returns the one to use from then on. */
async function exchange(token: string): Promise<string> {
  const { status, body } = await refreshAs(service.call, token)
  expect([status, body.code]).toEqual([200, undefined])
  expect(body.refresh_token).toMatch(/^[0-9a-z]{45}$/)
  return body.refresh_token
}

async function refusal(token: string): Promise<string | undefined> {
  return (await refreshAs(service.call, token)).body.code
}

const gone = 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'

async function sessionsOf(userId: string): Promise<{ id: string }[]> {
  const request = { headers: as('server'), query: { user_id: userId } }
  return (await service.must('GET /auth/sessions', request)).items as { id: string }[]
}

async function eventsOf(userId: string) {
  const query = { user_id: userId, type: 'refresh_token.reused' }
  return (await service.must('GET /internal/security-events', { headers: as('admin'), query }))
    .items as unknown[]
}

describe('a refresh token that is replaced', () => {
  it('is followed by another one of the same session', async () => {
    const { id, tokens } = await service.signUp()
    const before = await sessionsOf(id)
    const first = await exchange(tokens.refresh)
    expect(first).not.toBe(tokens.refresh)
    service.pass(grace)
    const next = await exchange(first)
    expect([tokens.refresh, first]).not.toContain(next)
    expect((await sessionsOf(id)).map((session) => session.id)).toEqual([before[0]?.id])
    const { body } = await refreshAs(service.call, next)
    const me = await service.call('GET', '/users/me', {
      headers: as('client', { access: body.access_token }),
    })
    expect(me.body.id).toBe(id)
  })

  it('returns the same replacement again within 30 s', async () => {
    const { id, tokens } = await service.signUp()
    const next = await exchange(tokens.refresh)
    service.pass(grace - 1)
    expect(await exchange(tokens.refresh)).toBe(next)
    expect(await exchange(next)).toBe(next)
    service.pass(1)
    expect(await exchange(next)).not.toBe(next)
    expect(await eventsOf(id)).toEqual([])
  })

  it('ends its session when it is used later, which is recorded', async () => {
    const { id, tokens } = await service.signUp()
    const next = await exchange(tokens.refresh)
    const [session] = await sessionsOf(id)
    service.pass(grace)
    expect(await refusal(tokens.refresh)).toBe(gone)
    expect(await sessionsOf(id)).toEqual([])
    expect(await refusal(next)).toBe(gone)
    expect(await refusal(tokens.refresh)).toBe(gone)
    expect(await eventsOf(id)).toEqual([
      {
        id: expect.any(String),
        type: 'refresh_token.reused',
        user_id: id,
        user: expect.any(Object),
        owner: null,
        actor: {
          access: 'client',
          user_id: null,
          user: null,
          owner_id: null,
          owner: null,
          address: '127.0.0.1',
        },
        details: { session_id: session?.id },
        created_at_millis: expect.any(Number),
      },
    ])
  })

  it('ends only its own session, however old it is', async () => {
    const { id, email, password, tokens } = await service.signUp()
    const other = await service.must('POST /auth/password/sign-in', { body: { email, password } })
    let token = tokens.refresh
    for (let times = 0; times < 3; times += 1) {
      token = await exchange(token)
      service.pass(grace)
    }
    expect(await refusal(tokens.refresh)).toBe(gone)
    expect(await refusal(token)).toBe(gone)
    expect(await sessionsOf(id)).toHaveLength(1)
    await exchange(other.refresh_token as string)
  })

  it('is replaced by one token, however many requests use it at once', async () => {
    const { id, tokens } = await service.signUp()
    const asked = Array.from({ length: 20 }, () => exchange(tokens.refresh))
    expect(new Set(await Promise.all(asked)).size).toBe(1)
    expect(await eventsOf(id)).toEqual([])
  })

  it('wins or loses against a sign-out at the same moment, never half', async () => {
    const { tokens } = await service.signUp()
    const signOut = () =>
      service.call('DELETE', '/auth/sessions/current', { headers: as('client', tokens), body: {} })
    const refresh = () => refreshAs(service.call, tokens.refresh)
    const [one, ended, other] = await Promise.all([refresh(), signOut(), refresh()])
    expect(ended.status).toBe(200)
    for (const { body } of [one, other]) {
      if (body.refresh_token) expect(await refusal(body.refresh_token)).toBe(gone)
      else expect(body.code).toBe(gone)
    }
  })

  it('lives as long as its session would have', async () => {
    const { id, tokens } = await service.signUp()
    const next = await exchange(tokens.refresh)
    service.pass(365 * day)
    expect(await refusal(next)).toBe(gone)
    expect(await refusal(tokens.refresh)).toBe(gone)
    expect(await eventsOf(id)).toEqual([])
  })
})

describe('a refresh token that is kept', () => {
  it('is returned to clients that cannot store another', async () => {
    const { tokens } = await service.signUp()
    const keep = { keep_refresh_token: 'true' }
    const { body } = await refreshAs(service.call, tokens.refresh, keep)
    expect(body.refresh_token).toBe(tokens.refresh)
    const next = await exchange(tokens.refresh)
    // The other one may have been replaced by another request.
    expect((await refreshAs(service.call, tokens.refresh, keep)).body.refresh_token).toBe(next)
  })

  it('is not replaced by POST /auth/sessions/current/refresh, whose response has no field for another', async () => {
    const { tokens } = await service.signUp()
    const refresh = (token: string) =>
      service.call('POST', '/auth/sessions/current/refresh', {
        headers: as('client', { refresh: token }),
      })
    expect((await refresh(tokens.refresh)).status).toBe(200)
    const next = await exchange(tokens.refresh)
    expect((await refresh(tokens.refresh)).status).toBe(200)
    service.pass(grace)
    expect((await refresh(tokens.refresh)).body.code).toBe(gone)
    expect(await refusal(next)).toBe(gone)
  })
})

describe('with tokens that are replaced', () => {
  it('keeps the session after a change of the password, even when another tab has refreshed it', async () => {
    const { password, tokens } = await service.signUp()
    const next = await exchange(tokens.refresh)
    await service.must('POST /auth/password/update', {
      headers: as('client', tokens),
      body: { old_password: password, new_password: 'another word' },
    })
    expect(await exchange(next)).toBe(next)
  })

  it('a CLI sign-in gets a session of its own, from a valid token', async () => {
    const { id, tokens } = await service.signUp()
    const [first] = await sessionsOf(id)
    const begin = () => service.must('POST /auth/cli', { body: {} })
    const poll = async (polling_code: unknown) =>
      (await service.must('POST /auth/cli/poll', { body: { polling_code } }))
        .refresh_token as string

    const begun = await begin()
    const { login_code } = begun
    const body = { login_code, refresh_token: tokens.refresh }
    await service.must('POST /auth/cli/complete', { body })
    const again = await service.call('POST', '/auth/cli/complete', { body })
    expect([again.status, (await sessionsOf(id)).length]).toEqual([400, 2])
    const own = await poll(begun.polling_code)
    await exchange(await exchange(tokens.refresh))
    const headers = as('client', tokens)
    await service.must('DELETE /auth/sessions/current', { headers, body: {} })
    await exchange(own)
    expect((await sessionsOf(id)).map((session) => session.id)).not.toContain(first?.id)

    const late = await begin()
    const ended = { login_code: late.login_code, refresh_token: tokens.refresh }
    await service.must('POST /auth/cli/complete', { body: ended })
    expect(await refusal(await poll(late.polling_code))).toBe(gone)
  })
})

describe('a project', () => {
  it('has its tokens replaced as the server is configured, or as its owners choose', async () => {
    const { call, signUp } = await startServerForTest()
    const { must } = createSender(call)
    const change = (rotation: boolean | null) =>
      must('PATCH /internal/session-settings', {
        headers: as('admin'),
        body: { refresh_token_rotation: rotation },
      })
    expect(await must('GET /internal/session-settings', { headers: as('admin') })).toEqual({
      refresh_token_rotation: null,
      is_rotating: false,
      token_claims_enabled: false,
    })
    const { tokens } = await signUp()
    expect((await refreshAs(call, tokens.refresh)).body.refresh_token).toBeUndefined()

    expect(await change(true)).toMatchObject({ refresh_token_rotation: true, is_rotating: true })
    const next = (await refreshAs(call, tokens.refresh)).body.refresh_token
    expect(next).not.toBe(tokens.refresh)

    expect(await change(null)).toMatchObject({ refresh_token_rotation: null, is_rotating: false })
    // A client that asked just before gets the replacement again; one that has it gets nothing new.
    expect((await refreshAs(call, tokens.refresh)).body.refresh_token).toBe(next)
    expect((await refreshAs(call, next)).body.refresh_token).toBeUndefined()
  })

  it('can keep its tokens where the server replaces them', async () => {
    const headers = as('admin')
    const change = (rotation: boolean | null) =>
      service.must('PATCH /internal/session-settings', {
        headers,
        body: { refresh_token_rotation: rotation },
      })
    expect(await change(false)).toMatchObject({ refresh_token_rotation: false, is_rotating: false })
    const { tokens } = await service.signUp()
    const kept = await refreshAs(service.call, tokens.refresh)
    expect([kept.status, kept.body.refresh_token]).toEqual([200, undefined])
    await change(null)
  })

  it('can be the one that owners sign in to, too', async () => {
    const owner = await service.owner()
    const client = {
      client_id: 'internal',
      client_secret: service.server.internalKeys.publishableClientKey ?? '',
    }
    const { body } = await askToken(service.call, { ...client, refresh_token: owner.refresh })
    expect(body.refresh_token).toMatch(/^[0-9a-z]{45}$/)
    expect(body.refresh_token).not.toBe(owner.refresh)
  })
})
