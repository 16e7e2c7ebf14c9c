import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, demo, startServer } from '../harness'

let time = Date.now()
let started: Awaited<ReturnType<typeof startServer>>
let user: Awaited<ReturnType<typeof started.signUp>>
beforeAll(async () => {
  started = await startServer({ now: () => time, internalPublishableClientKey: 'pck_internal_key' })
  user = await started.signUp()
})
afterAll(() => started.server.close())

const projectId = { 'x-stack-project-id': demo.id }
const typed = (access: string) => ({ ...projectId, 'x-stack-access-type': access })
const asInternal = {
  'x-stack-project-id': 'internal',
  'x-stack-access-type': 'client',
  'x-stack-publishable-client-key': 'pck_internal_key',
}

async function ask(headers: Record<string, string>, path = '/projects/current') {
  const { status, body } = await started.call('GET', path, { headers })
  return [status, body.code ?? body, body.details]
}

/** An owner on the dashboard, with the projects they manage. */
async function signUpOwner(managed: string[]) {
  const { body } = await started.call('POST', '/auth/password/sign-up', {
    headers: asInternal,
    body: {
      email: `owner${crypto.randomUUID()}@example.com`,
      password: 'correct horse',
      verification_callback_url: 'http://localhost/x',
    },
  })
  for (const display_name of managed) {
    await started.call('POST', '/internal/projects', {
      headers: { ...asInternal, 'x-stack-access-token': body.access_token },
      body: { display_name },
    })
  }
  const owned = await started.call('GET', '/internal/projects', {
    headers: { ...asInternal, 'x-stack-access-token': body.access_token },
  })
  return { token: String(body.access_token), projects: owned.body.items }
}

describe('the order of checks', () => {
  it('checks the access token first, even without an access type', async () => {
    const headers = { ...projectId, 'x-stack-access-token': 'nonsense' }
    expect(await ask(headers)).toEqual([401, 'UNPARSABLE_ACCESS_TOKEN', undefined])
    expect(await ask({ ...headers, 'x-stack-access-type': 'visitor' })).toEqual([
      401,
      'UNPARSABLE_ACCESS_TOKEN',
      undefined,
    ])
  })

  it('does not check an access token without a project', async () => {
    const headers = { 'x-stack-access-token': 'nonsense' }
    expect(await ask(headers)).toEqual([400, 'ACCESS_TYPE_REQUIRED', undefined])
  })

  it.each([
    'x-stack-publishable-client-key',
    'x-stack-secret-server-key',
    'x-stack-super-secret-admin-key',
    'x-stack-admin-access-token',
  ])('requires an access type with %s', async (name) => {
    const response = await ask({ ...projectId, [name]: 'x' })
    expect(response).toEqual([400, 'PROJECT_KEY_WITHOUT_ACCESS_TYPE', undefined])
  })

  it.each(['visitor', 'Client', 'toString', 'constructor', '__proto__'])(
    'does not know the access type %s',
    async (access) => {
      expect(await ask(typed(access))).toEqual([400, 'INVALID_ACCESS_TYPE', undefined])
    },
  )

  it('requires a project with an access type', async () => {
    expect(await ask({ 'x-stack-access-type': 'server' })).toEqual([
      400,
      'ACCESS_TYPE_WITHOUT_PROJECT_ID',
      { request_type: 'server' },
    ])
  })

  it.each([
    ['client', 'CLIENT_AUTHENTICATION_REQUIRED', 'INVALID_PUBLISHABLE_CLIENT_KEY'],
    ['server', 'SERVER_AUTHENTICATION_REQUIRED', 'INVALID_SECRET_SERVER_KEY'],
    ['admin', 'ADMIN_AUTHENTICATION_REQUIRED', 'INVALID_SUPER_SECRET_ADMIN_KEY'],
  ] as const)('requires the key of %s access', async (access, missing, invalid) => {
    const [name = ''] = Object.keys(as(access)).slice(-1)
    expect(await ask(typed(access))).toEqual([401, missing, undefined])
    expect(await ask({ ...typed(access), [name]: '' })).toEqual([401, missing, undefined])
    const details = { project_id: demo.id }
    expect(await ask({ ...typed(access), [name]: 'wrong' })).toEqual([401, invalid, details])
  })

  it('does not grant one access type with the key of another', async () => {
    const { 'x-stack-super-secret-admin-key': adminKey } = as('admin') as Record<string, string>
    const asServer = { ...typed('server'), 'x-stack-super-secret-admin-key': adminKey ?? '' }
    expect(await ask(asServer)).toEqual([401, 'SERVER_AUTHENTICATION_REQUIRED', undefined])
    const swapped = { ...typed('server'), 'x-stack-secret-server-key': adminKey ?? '' }
    expect((await ask(swapped))[1]).toBe('INVALID_SECRET_SERVER_KEY')
  })

  it('does not grant access to another project or an unknown one', async () => {
    for (const id of ['internal', '11111111-1111-4111-8111-111111111111', 'nonsense']) {
      const headers = { ...as('client'), 'x-stack-project-id': id }
      expect(await ask(headers)).toEqual([
        401,
        'INVALID_PUBLISHABLE_CLIENT_KEY',
        { project_id: id },
      ])
    }
  })

  it('requires a project where an endpoint needs one, and only then checks the request', async () => {
    const response = await started.call('POST', '/auth/password/sign-in', { headers: {}, body: {} })
    expect([response.status, response.body.code]).toEqual([400, 'ACCESS_TYPE_REQUIRED'])
  })

  it('names the access types that may call', async () => {
    expect(await ask(as('client'), '/users')).toEqual([
      401,
      'INSUFFICIENT_ACCESS_TYPE',
      { actual_access_type: 'client', allowed_access_types: ['server', 'admin'] },
    ])
  })
})

describe('access tokens', () => {
  it('belong to one project', async () => {
    const headers = { ...asInternal, 'x-stack-access-token': user.tokens.access }
    expect(await ask(headers)).toEqual([
      401,
      'INVALID_PROJECT_FOR_ACCESS_TOKEN',
      { expected_project_id: 'internal', actual_project_id: demo.id },
    ])
  })

  it('are refused when changed or not signed', async () => {
    const [head = '', payload = '', signature = ''] = user.tokens.access.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const forged = [
      `${head}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
      `${encode({ alg: 'none' })}.${payload}.`,
      `${head}.${payload}.${'A'.repeat(86)}`,
      `${head}.${encode({ ...claims, aud: 'internal' })}.${signature}`,
      `${head}.${encode({ ...claims, aud: undefined })}.${signature}`,
      'a.b.c',
      '..',
    ]
    for (const access of forged) {
      const response = await ask(as('client', { access }))
      expect(response).toEqual([401, 'UNPARSABLE_ACCESS_TOKEN', undefined])
    }
  })

  it('expire', async () => {
    const { tokens } = await started.signUp()
    const { exp } = JSON.parse(
      Buffer.from(tokens.access.split('.')[1] ?? '', 'base64url').toString(),
    )
    const before = time
    time = exp * 1000 - 1
    expect((await ask(as('client', tokens)))[0]).toBe(200)
    time = exp * 1000
    const response = await ask(as('client', tokens))
    time = before
    expect(response).toEqual([401, 'ACCESS_TOKEN_EXPIRED', { expired_at_millis: exp * 1000 }])
  })

  it('identify no user once the user is deleted', async () => {
    const { id, tokens } = await started.signUp()
    await started.call('DELETE', `/users/${id}`, { headers: as('server') })
    expect(await ask(as('client', tokens), '/users/me')).toEqual([
      400,
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      undefined,
    ])
    expect((await ask(as('client', tokens)))[0]).toBe(200)
  })
})

describe('owner sessions', () => {
  it('access the projects of their owner with any access type, without a key', async () => {
    const { token, projects } = await signUpOwner(['One'])
    for (const access of ['client', 'server', 'admin']) {
      const headers = {
        'x-stack-project-id': projects[0].id,
        'x-stack-access-type': access,
        'x-stack-admin-access-token': token,
      }
      expect((await ask(headers))[0]).toBe(200)
    }
  })

  it('access nothing else', async () => {
    const { token } = await signUpOwner([])
    const headers = { ...typed('admin'), 'x-stack-admin-access-token': token }
    expect((await ask(headers))[1]).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
    const ofUser = { ...typed('admin'), 'x-stack-admin-access-token': user.tokens.access }
    expect((await ask(ofUser))[1]).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
    const nonsense = { ...typed('admin'), 'x-stack-admin-access-token': 'nonsense' }
    expect(await ask(nonsense)).toEqual([401, 'UNPARSABLE_ADMIN_ACCESS_TOKEN', undefined])
  })

  it('expire', async () => {
    const { token, projects } = await signUpOwner(['Two'])
    const before = time
    time += 3_600_000
    const response = await ask({
      'x-stack-project-id': projects[0].id,
      'x-stack-access-type': 'admin',
      'x-stack-admin-access-token': token,
    })
    time = before
    expect(response.slice(0, 2)).toEqual([401, 'ADMIN_ACCESS_TOKEN_EXPIRED'])
  })

  it('end when their user is deleted', async () => {
    const { token, projects } = await signUpOwner(['Three'])
    const me = { ...asInternal, 'x-stack-access-token': token }
    const { body } = await started.call('GET', '/users/me', { headers: me })
    const internalKeys = started.server.internalKeys
    await started.call('DELETE', `/users/${body.id}`, {
      headers: {
        'x-stack-project-id': 'internal',
        'x-stack-access-type': 'server',
        'x-stack-secret-server-key': internalKeys.secretServerKey ?? '',
      },
    })
    const response = await started.call('GET', '/projects/current', {
      headers: {
        'x-stack-project-id': projects[0].id,
        'x-stack-access-type': 'admin',
        'x-stack-admin-access-token': token,
      },
    })
    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })
})

describe('the development override key', () => {
  it('accesses any project with any access type if it is the admin key of internal', async () => {
    const key = started.server.internalKeys.superSecretAdminKey ?? ''
    const headers = { ...typed('admin'), 'x-stack-development-override-key': key }
    expect((await ask(headers))[0]).toBe(200)
    const wrong = { ...as('admin'), 'x-stack-development-override-key': 'wrong' }
    const response = await started.call('GET', '/projects/current', { headers: wrong })
    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })
})
