import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startServer } from '../harness'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer()
})
afterAll(() => started.server.close())

const signIn = '/auth/password/sign-in'
const json = { ...as('client'), 'content-type': 'application/json' }

describe('CORS', () => {
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-max-age': '86400',
    'access-control-allow-headers':
      'content-type, authorization, x-stack-project-id, x-stack-override-error-status, x-stack-random-nonce, x-stack-client-version, x-stack-disable-artificial-development-delay, x-stack-access-type, x-stack-publishable-client-key, x-stack-secret-server-key, x-stack-super-secret-admin-key, x-stack-admin-access-token, x-stack-refresh-token, x-stack-access-token, baggage, sentry-trace, x-vercel-protection-bypass, ngrok-skip-browser-warning',
    'access-control-expose-headers':
      'content-type, retry-after, x-stack-actual-status, x-stack-known-error, x-stack-public-project',
  }

  it.each([
    ['OPTIONS', '/api/v1/users/me', 200],
    ['OPTIONS', '/api/no/such/path', 200],
    ['GET', '/api/v1/users/me', 400],
    ['GET', '/api/no/such/path', 404],
    ['GET', signIn, 405],
    ['GET', '/api/v1/users/me/', 308],
  ])('is allowed for %s %s', async (method, path, status) => {
    const response = await started.call(method, path)
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject(cors)
  })

  it('responds to a preflight with nothing but the headers', async () => {
    expect((await started.call('OPTIONS', signIn)).body).toBe('')
  })
})

describe('paths and methods', () => {
  it('serves the same API below /api/latest', async () => {
    const response = await started.call('GET', '/api/latest/projects/current')
    expect(response.body.id).toBe(as('client')['x-stack-project-id'])
  })

  it('names an unknown URL', async () => {
    const response = await started.call('GET', '/no/such/path?x=1')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.body).toContain('http://localhost:8102/api/v1/no/such/path')
  })

  it('responds to a known path with another method with 405 and nothing else', async () => {
    const response = await started.call('PUT', '/users/me')
    expect([response.status, response.body]).toEqual([405, ''])
  })

  it('does not respond to HEAD like GET', async () => {
    const response = await started.call('HEAD', '/users/me')
    expect(response.status).toBe(405)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  it('redirects from a trailing slash and keeps the query', async () => {
    const response = await started.call('POST', '/users/me/?a=1')
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      '/api/v1/users/me?a=1',
    ])
  })

  it.each(['/users/%E4%BD%A0', '/users/%0D%0ASet-Cookie:a=b', '/users/%5Cexample.com'])(
    'redirects from %s/ without decoding it',
    async (path) => {
      const response = await started.call('GET', `${path}/`)
      expect([response.status, response.headers.get('location')]).toEqual([308, `/api/v1${path}`])
    },
  )
})

describe('request bodies', () => {
  it.each(['{', '', '{"email":}'])('refuses %j as JSON', async (raw) => {
    const response = await started.call('POST', signIn, { headers: json, raw })
    expect([response.status, response.body.code]).toEqual([400, 'BODY_PARSING_ERROR'])
  })

  it('refuses a content type it does not know', async () => {
    const headers = { ...json, 'content-type': 'application/xml' }
    const response = await started.call('POST', signIn, { headers, raw: '<x/>' })
    expect(response.body.code).toBe('BODY_PARSING_ERROR')
  })

  it('reads forms, and the last of several fields with the same name', async () => {
    const headers = { ...json, 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
    const raw = 'email=wrong&email=unknown%40example.com&password=some+password'
    const response = await started.call('POST', signIn, { headers, raw })
    expect(response.body.code).toBe('EMAIL_PASSWORD_MISMATCH')
  })

  it('reads the last of several query parameters with the same name', async () => {
    const headers = as('server')
    const page = await started.call('GET', '/users?limit=none&limit=1', { headers })
    expect(page.status).toBe(200)
    const [first, last] = ['a'.repeat(45), 'b'.repeat(45)]
    const path = `/auth/oauth/callback/github?state=${first}&state=${last}`
    const refused = await started.call('POST', path, { headers: json, raw: '{' })
    expect(refused.status).toBe(400)
    expect(refused.headers.get('set-cookie')).toContain(last)
  })

  it('treats text and bytes as such, not as an object', async () => {
    for (const type of ['text/plain', 'application/octet-stream']) {
      const headers = { ...json, 'content-type': type }
      const response = await started.call('POST', signIn, { headers, raw: '{"email":"a@b.ch"}' })
      expect(response.body.code).toBe('SCHEMA_ERROR')
    }
  })

  it('reports a missing body', async () => {
    const response = await started.call('POST', signIn)
    expect(response.body.code).toBe('SCHEMA_ERROR')
    expect(response.body.error).toContain('body must be defined')
  })

  it('refuses a body that the call does not use', async () => {
    const raw = `{"email":"${'x'.repeat(20_000_000)}"}`
    const response = await started.call('POST', signIn, { headers: json, raw })
    expect(response.status).toBe(413)
  })
})

describe('validation', () => {
  it('lists all problems at once, by method and path', async () => {
    const response = await started.call('POST', `${signIn}?no=1`, {
      body: { email: null, extra: true },
    })
    const message = [
      'Request validation failed on POST /api/v1/auth/password/sign-in:',
      '  - query.no is not a known property',
      '  - body.email must not be null',
      '  - body.password must be defined',
      '  - body.extra is not a known property',
    ].join('\n')
    expect(response.status).toBe(400)
    expect(response.body).toEqual({ code: 'SCHEMA_ERROR', details: { message }, error: message })
  })

  it('accepts numbers for texts and texts for flags', async () => {
    const { tokens } = await started.signUp()
    const response = await started.call('PATCH', '/users/me', {
      headers: as('client', tokens),
      body: { display_name: 42, otp_auth_enabled: 'true' },
    })
    expect(response.body).toMatchObject({ display_name: '42', otp_auth_enabled: true })
  })

  it('refuses unknown query parameters where none are known', async () => {
    const response = await started.call('GET', '/projects/current?x=1')
    expect([response.status, response.body.code]).toEqual([400, 'SCHEMA_ERROR'])
  })

  it('refuses values that Postgres cannot store', async () => {
    const { tokens } = await started.signUp()
    const response = await started.call('PATCH', '/users/me', {
      headers: as('client', tokens),
      body: { display_name: 'a\u0000b' },
    })
    expect(response.status).toBe(400)
  })
})

describe('responses', () => {
  it('name the request and are not cached', async () => {
    const first = await started.call('GET', '/projects/current')
    const second = await started.call('GET', '/projects/current')
    const id = first.headers.get('x-stack-request-id')
    expect(id).toMatch(/^[0-9a-z]{16}$/)
    expect(second.headers.get('x-stack-request-id')).not.toBe(id)
    expect(first.headers.get('cache-control')).toBe('no-store, max-age=0')
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it('are indented for readers', async () => {
    const fetch = async (accept: string) => {
      const request = new Request('http://localhost:8102/api/v1/users/me', {
        headers: { ...as('client'), accept },
      })
      return (await started.server.fetch(request)).text()
    }
    expect(await fetch('text/html,application/xhtml+xml')).toContain('\n  "code"')
    expect(await fetch('application/json')).not.toContain('\n')
  })

  it('hide the status of a failure when asked to', async () => {
    const headers = { ...as('client'), 'x-stack-override-error-status': 'true' }
    const failure = await started.call('GET', '/users/me', { headers })
    expect(failure.status).toBe(200)
    expect(failure.headers.get('x-stack-actual-status')).toBe('400')
    expect(failure.headers.get('x-stack-known-error')).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
    expect(failure.body.code).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
    const text = await started.call('GET', '/no/such/path', { headers })
    expect([text.status, text.headers.get('x-stack-actual-status')]).toEqual([200, '404'])
    const success = await started.call('GET', '/projects/current', { headers })
    expect(success.headers.has('x-stack-actual-status')).toBe(false)
  })
})

describe('the service itself', () => {
  it('greets at the API root and names the caller', async () => {
    const stranger = await started.call('GET', '/api/v1', { headers: {} })
    expect(stranger.status).toBe(200)
    expect(stranger.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(stranger.body).toContain('none')
    const { id, tokens } = await started.signUp()
    const user = await started.call('GET', '/api/v1', { headers: as('client', tokens) })
    expect(user.body).toContain('client')
    expect(user.body).toContain(id)
    expect((await started.call('GET', '/api/v1?x=1')).body.code).toBe('SCHEMA_ERROR')
  })

  it.each(['/health', '/health?db=1'])('is healthy at %s', async (path) => {
    const response = await started.call('GET', path, { headers: {} })
    expect([response.status, response.body]).toEqual([200, { status: 'ok' }])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})
