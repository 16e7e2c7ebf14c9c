import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, demo, startServer, startServerForTest } from '../harness'
import { refreshAs } from '../refreshing'

let time = Date.now()
let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer({ now: () => time })
})
afterAll(() => started.server.close())

/** Calls the token endpoint as the library does: a bare form post. */
function askToken(fields: Record<string, string>) {
  return started.call('POST', '/auth/oauth/token', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: new URLSearchParams(fields).toString(),
  })
}

const client = { grant_type: 'refresh_token', client_id: demo.id, client_secret: demo.client }

function refresh(token: string) {
  return started.call('POST', '/auth/sessions/current/refresh', {
    headers: as('client', { refresh: token }),
  })
}

function signOut(tokens: { access: string }) {
  return started.call('DELETE', '/auth/sessions/current', {
    headers: as('client', tokens),
    body: {},
  })
}

describe('access tokens', () => {
  it('have the claims of the contract, and the JWKS verifies them', async () => {
    const { id, tokens } = await started.signUp()
    const jwks = await started.call('GET', `/projects/${demo.id}/.well-known/jwks.json`, {
      headers: {},
    })
    expect(Object.keys(jwks.body.keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'x', 'y'])
    const { payload, protectedHeader } = await jwtVerify(
      tokens.access,
      createLocalJWKSet(jwks.body),
    )
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: jwks.body.keys[0].kid })
    const { body } = await started.call('GET', '/auth/sessions?user_id=me', {
      headers: as('client', tokens),
    })
    expect(payload).toEqual({
      iss: 'https://access-token.jwt-signature.stack-auth.com',
      aud: demo.id,
      sub: id,
      branchId: 'main',
      refreshTokenId: body.items[0].id,
      iat: expect.any(Number),
      exp: (payload.iat ?? 0) + 600,
    })
  })

  it('are signed with another key in each project', async () => {
    const [one, other] = await Promise.all(
      [demo.id, 'internal'].map((id) =>
        started.call('GET', `/projects/${id}/.well-known/jwks.json`, { headers: {} }),
      ),
    )
    expect(one?.body.keys[0].kid).not.toBe(other?.body.keys[0].kid)
  })
})

describe('GET /projects/:project_id/.well-known/jwks.json', () => {
  it('has no keys of unknown projects', async () => {
    const path = '/projects/11111111-1111-4111-8111-111111111111/.well-known/jwks.json'
    const response = await started.call('GET', path, { headers: {} })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  it('refuses an invalid project id', async () => {
    const response = await started.call('GET', '/projects/x/.well-known/jwks.json', { headers: {} })
    expect(response.body.code).toBe('SCHEMA_ERROR')
  })
})

describe('POST /auth/oauth/token with a refresh token', () => {
  it('accepts JSON as well', async () => {
    const { tokens } = await started.signUp()
    const response = await started.call('POST', '/auth/oauth/token', {
      headers: {},
      body: { ...client, refresh_token: tokens.refresh, whatever: 1 },
    })
    expect(response.status).toBe(200)
  })

  it.each([
    ['an unknown project', { client_id: '11111111-1111-4111-8111-111111111111' }],
    ['no project', { client_id: '' }],
    ['a wrong key', { client_secret: 'pck_wrong' }],
    ['a server key', { client_secret: demo.server }],
    ['no key', { client_secret: '' }],
  ])('refuses %s', async (_, change) => {
    const response = await askToken({ ...client, refresh_token: 'x', ...change })
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({
      code: 'INVALID_OAUTH_CLIENT_ID_OR_SECRET',
      details: { client_id: null },
      error: expect.stringMatching(/projectId and publishableClientKey .* secretServerKey/),
    })
  })

  it('refuses an unknown refresh token', async () => {
    const response = await askToken({ ...client, refresh_token: '0'.repeat(45) })
    expect([response.status, response.body.code]).toEqual([
      401,
      'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    ])
    expect(response.headers.get('cache-control')).toBe('no-store, max-age=0')
  })

  it('refuses the refresh token of another project', async () => {
    const { tokens } = await started.signUp()
    const response = await askToken({
      ...client,
      client_id: 'internal',
      client_secret: started.server.internalKeys.publishableClientKey ?? '',
      refresh_token: tokens.refresh,
    })
    expect(response.body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  })

  it('responds to a missing refresh token with the OAuth error', async () => {
    const response = await askToken(client)
    expect(response.status).toBe(400)
    expect(response.body).toEqual({
      error: 'invalid_request',
      error_description: expect.any(String),
    })
    expect(response.headers.has('x-stack-known-error')).toBe(false)
  })

  it('refuses other grants', async () => {
    const response = await askToken({ ...client, grant_type: 'password' })
    expect([response.status, response.body.code]).toEqual([400, 'SCHEMA_ERROR'])
    expect((await askToken({})).body.code).toBe('SCHEMA_ERROR')
  })
})

describe('POST /auth/sessions/current/refresh', () => {
  it('returns a new access token', async () => {
    const { tokens } = await started.signUp()
    const response = await refresh(tokens.refresh)
    expect([response.status, Object.keys(response.body)]).toEqual([200, ['access_token']])
  })

  it('requires the header', async () => {
    const response = await started.call('POST', '/auth/sessions/current/refresh')
    expect(response.body.code).toBe('SCHEMA_ERROR')
    const headers = { ...as('client'), 'x-stack-refresh-token': '' }
    const empty = await started.call('POST', '/auth/sessions/current/refresh', { headers })
    expect(empty.body.code).toBe('SCHEMA_ERROR')
  })

  it('refuses an unknown token', async () => {
    const response = await refresh('nonsense')
    expect([response.status, response.body.code]).toEqual([
      401,
      'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    ])
  })
})

describe('sessions', () => {
  it('count every access token as activity, with the location of a browser', async () => {
    const { tokens } = await started.signUp()
    time += 60_000
    await started.call('POST', '/auth/sessions/current/refresh', {
      headers: {
        ...as('client', tokens),
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
        'x-forwarded-for': '10.0.0.1, 203.0.113.7',
        'cf-ipcountry': 'CH',
        'x-vercel-ip-latitude': '46.95',
      },
    })
    const { body } = await started.call('GET', '/auth/sessions?user_id=me', {
      headers: as('client', tokens),
    })
    expect(body.items[0]).toMatchObject({
      last_used_at: time,
      last_used_at_end_user_ip_info: { ip: '203.0.113.7', countryCode: 'CH', latitude: 46.95 },
    })
    const me = await started.call('GET', '/users/me', { headers: as('server', tokens) })
    expect(me.body.last_active_at_millis).toBe(time)
  })
})

describe('the browser of a session', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

  it.each([
    ['a browser', firefox, 'Firefox (Windows)'],
    ['a program', 'curl/8.5.0', undefined],
    ['a text of its own', 'Call +1 555 0100 <b>now</b> (Windows)', undefined],
  ])('is named after a sign-in by %s', async (_kind, userAgent, name) => {
    const { email, password } = await started.signUp()
    const { body } = await started.call('POST', '/auth/password/sign-in', {
      headers: { ...as('client'), 'user-agent': userAgent },
      body: { email, password },
    })
    const sessions = await started.call('GET', '/auth/sessions?user_id=me', {
      headers: as('client', { access: body.access_token, refresh: body.refresh_token }),
    })
    const current = sessions.body.items.find(
      (item: { is_current_session: boolean }) => item.is_current_session,
    )
    expect(current.browser).toBe(name)
  })

  it('is unknown if a server creates the session', async () => {
    const { id } = await started.signUp()
    const headers = { ...as('server'), 'user-agent': firefox }
    await started.call('POST', '/auth/sessions', { headers, body: { user_id: id } })
    const { body } = await started.call('GET', `/auth/sessions?user_id=${id}`, { headers })
    expect(body.items[0]).not.toHaveProperty('browser')
  })
})

describe('DELETE /auth/sessions/current', () => {
  it('requires an access token', async () => {
    const response = await started.call('DELETE', '/auth/sessions/current')
    expect(response.status).toBe(401)
    expect(response.body).toMatchObject({
      code: 'ACCESS_TOKEN_EXPIRED',
      details: { expired_at_millis: null },
    })
  })

  it('wins or loses against a refresh at the same moment, never half', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { tokens } = await started.signUp()
      const responses = await Promise.all([
        refresh(tokens.refresh),
        refresh(tokens.refresh),
        signOut(tokens),
        refresh(tokens.refresh),
        refresh(tokens.refresh),
      ])
      const [, , ended, ...rest] = responses
      expect(ended.status).toBe(200)
      for (const response of [responses[0], responses[1], ...rest]) {
        expect([200, 401]).toContain(response.status)
      }
      expect((await refresh(tokens.refresh)).status).toBe(401)
    }
  })
})

describe('APP_SESSION_DAYS', () => {
  it('ends new sessions earlier, unless the server of an app asks for another time', async () => {
    const dayMs = 24 * 60 * 60 * 1000
    let now = Date.now()
    const { call, signUp } = await startServerForTest({ now: () => now, sessionDays: 1 })
    const { id, tokens } = await signUp()
    const { body: longer } = await call('POST', '/auth/sessions', {
      headers: as('server'),
      body: { user_id: id, expires_in_millis: 2 * dayMs },
    })
    now += dayMs - 1000
    expect((await refreshAs(call, tokens.refresh)).status).toBe(200)
    now += 2000
    expect((await refreshAs(call, tokens.refresh)).body.code).toBe(
      'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    )
    expect((await refreshAs(call, longer.refresh_token)).status).toBe(200)
  })
})
