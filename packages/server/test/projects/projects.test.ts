import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startServer } from '../harness'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer({ internalPublishableClientKey: 'pck_internal_for_tests' })
})
afterAll(() => started.server.close())

const admin = { headers: as('admin') }

function patch(config: object) {
  return started.call('PATCH', '/projects/current', { ...admin, body: { config } })
}

describe('project settings', () => {
  it('keep what a request does not mention', async () => {
    const before = await started.call('GET', '/projects/current', admin)
    await started.call('PATCH', '/projects/current', { ...admin, body: { description: 'Words' } })
    const { body } = await patch({
      domains: [{ domain: 'https://app.example', handler_path: '/handler' }],
    })
    expect(body).toEqual({
      ...before.body,
      description: 'Words',
      config: {
        ...before.body.config,
        domains: [{ domain: 'https://app.example', handler_path: '/handler' }],
      },
    })
  })

  it.each([
    [
      'a domain twice',
      { domains: Array(2).fill({ domain: 'https://a.example', handler_path: '/' }) },
    ],
    ['a domain without a scheme', { domains: [{ domain: 'a.example', handler_path: '/' }] }],
    ['a domain with a wildcard', { domains: [{ domain: 'https://*.example', handler_path: '/' }] }],
    ['a domain with a query', { domains: [{ domain: 'https://a.example?b', handler_path: '/' }] }],
    [
      'a provider without keys',
      { oauth_providers: [{ id: 'github', enabled: true, type: 'standard' }] },
    ],
    [
      'an undefined default permission',
      { team_creator_default_permissions: [{ id: 'undefined_permission' }] },
    ],
    ['a mail server without a host', { email_config: { type: 'standard', port: 25 } }],
  ])('refuse %s', async (_, config) => {
    expect((await patch(config)).status).toBe(400)
  })

  it.each(['secret\n', ' secret', '"secret"', "'secret", '\t'])(
    'refuse the client secret %j, which was copied with more than itself',
    async (client_secret) => {
      const github = { id: 'github', enabled: true, type: 'standard', client_id: 'id' }
      const { status, body } = await patch({ oauth_providers: [{ ...github, client_secret }] })
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain('must not have spaces, line ends or quotes around it')
      expect(JSON.stringify(body)).not.toContain('secret\\n')
    },
  )

  it('name providers that cannot be shared', async () => {
    const response = await patch({
      oauth_providers: [{ id: 'discord', enabled: true, type: 'shared' }],
    })
    expect(response.body).toMatchObject({
      code: 'INVALID_SHARED_OAUTH_PROVIDER_ID',
      details: { provider_id: 'discord' },
    })
  })

  it('have the redirect URIs of all providers for admins, who cannot set them', async () => {
    const read = (access: 'admin' | 'server') =>
      started.call('GET', '/projects/current', { headers: as(access) })
    const { body } = await read('admin')
    const uris = body.config.oauth_redirect_uris
    expect(uris).toHaveLength(11)
    expect(uris).toContainEqual({
      id: 'apple',
      redirect_uri: expect.stringMatching(/^http.+\/api\/v1\/auth\/oauth\/callback\/apple$/),
    })
    const { oauth_providers } = body.config
    expect((await patch({ oauth_providers })).body.config.oauth_redirect_uris).toEqual(uris)
    expect((await patch({ oauth_redirect_uris: uris })).status).toBe(400)
    expect((await read('server')).body.config).not.toHaveProperty('oauth_redirect_uris')
  })

  it('are not available to clients and servers', async () => {
    for (const access of ['client', 'server'] as const) {
      const response = await started.call('PATCH', '/projects/current', {
        headers: as(access),
        body: {},
      })
      expect(response.body).toMatchObject({
        code: 'INSUFFICIENT_ACCESS_TYPE',
        details: { actual_access_type: access, allowed_access_types: ['admin'] },
      })
    }
  })
})

describe('owners', () => {
  const internal = {
    'x-stack-project-id': 'internal',
    'x-stack-access-type': 'client',
    'x-stack-publishable-client-key': 'pck_internal_for_tests',
  }

  async function signUpOwner(email: string) {
    const { body } = await started.call('POST', '/auth/password/sign-up', {
      headers: internal,
      body: { email, password: 'long enough', verification_callback_url: 'http://localhost/x' },
    })
    return { ...internal, 'x-stack-access-token': body.access_token as string }
  }

  it('create projects at the same moment, and manage them all', async () => {
    const headers = await signUpOwner('owner@example.com')
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        started.call('POST', '/internal/projects', {
          headers,
          body: { display_name: `Project ${index}` },
        }),
      ),
    )
    expect(made.map((response) => response.status)).toEqual(Array(6).fill(201))
    const owned = await started.call('GET', '/internal/projects', { headers })
    expect(owned.body.items).toHaveLength(6)
  })

  it('do not access projects of others', async () => {
    const headers = await signUpOwner('other@example.com')
    const response = await started.call('GET', '/projects/current', {
      headers: {
        ...as('admin'),
        'x-stack-super-secret-admin-key': '',
        'x-stack-admin-access-token': headers['x-stack-access-token'],
      },
    })
    expect(response.body.code).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  })
})

describe('emails of a project', () => {
  it('can be changed, with the mail server of the service and with one of the project', async () => {
    const template = '/email-templates/magic_link'
    const change = { subject: 'Your code: {{otp}}' }
    const shared = await started.call('PATCH', template, { ...admin, body: change })
    expect(shared.body).toMatchObject({ is_default: false, ...change })
    await patch({
      email_config: {
        type: 'standard',
        host: 'localhost',
        port: 1,
        username: 'u',
        password: 'p',
        sender_name: 'Us',
        sender_email: 'us@example.com',
      },
    })
    const changed = await started.call('PATCH', template, { ...admin, body: change })
    expect(changed.body).toMatchObject({ type: 'magic_link', is_default: false, ...change })
    const wrong = await started.call('PATCH', template, {
      ...admin,
      body: { content: { root: 1 } },
    })
    expect(wrong.status).toBe(400)
    const list = await started.call('GET', '/email-templates', admin)
    expect(list.body.items.map((item: { type: string }) => item.type)).toEqual([
      'email_verification',
      'password_reset',
      'magic_link',
      'team_invitation',
    ])
    expect((await patch({ email_config: { type: 'shared' } })).status).toBe(400)
    expect((await started.call('DELETE', template, admin)).body).toEqual({ success: true })
    expect((await started.call('DELETE', template, admin)).status).toBe(404)
    expect((await patch({ email_config: { type: 'shared' } })).status).toBe(200)
  })

  it('reports how a test email failed', async () => {
    const { body } = await started.call('POST', '/internal/send-test-email', {
      ...admin,
      body: {
        recipient_email: 'a@example.com',
        email_config: {
          host: '127.0.0.1',
          port: 1,
          username: 'u',
          password: 'p',
          sender_name: 'Us',
          sender_email: 'us@example.com',
        },
      },
    })
    expect(body).toEqual({ success: false, error_message: expect.stringContaining('mail server') })
    const { body: log } = await started.call('GET', '/internal/emails', admin)
    expect(log.items[0]).toMatchObject({ to: ['a@example.com'], error: { canRetry: true } })
  })
})

describe('a test email without a mail server', () => {
  it('is sent as the project sends its emails, here into the outbox of development', async () => {
    const recipient_email = 'outbox@example.com'
    const { body } = await started.call('POST', '/internal/send-test-email', {
      ...admin,
      body: { recipient_email },
    })
    expect(body).toEqual({ success: true, is_in_outbox: true })
    const { body: log } = await started.call('GET', '/internal/emails', admin)
    expect(log.items[0]).toMatchObject({ to: [recipient_email], subject: 'Test email' })
  })
})

describe('the rest of the service', () => {
  it('counts users and their activity', async () => {
    await started.signUp()
    const { body } = await started.call('GET', '/internal/metrics', admin)
    expect(body.daily_users).toHaveLength(31)
    expect(body.daily_users.at(-1)).toEqual({
      date: new Date().toISOString().slice(0, 10),
      activity: body.total_users,
    })
    expect(body.recently_registered[0].id).toBe(body.recently_active[0].id)
    expect(body.login_methods).toContainEqual({ method: 'password', count: body.total_users })
    const { body: longer } = await started.call('GET', '/internal/metrics?days=180', admin)
    expect(longer.daily_users).toHaveLength(180)
    expect(longer.daily_users.slice(-31)).toEqual(body.daily_users)
  })

  it('counts users who were active before they were deleted, and no longer shows them', async () => {
    const figures = async () => (await started.call('GET', '/internal/metrics', admin)).body
    const others = await Promise.all(Array.from({ length: 5 }, () => started.signUp()))
    const { id } = await started.signUp()
    const before = await figures()
    const shown = (users: { id: string }[]) => users.map((user) => user.id)
    expect(shown(before.recently_active)).toContain(id)
    const removed = await started.call('DELETE', `/users/${id}`, { headers: as('server') })
    expect(removed.status).toBe(200)
    const after = await figures()
    expect(after.daily_active_users).toEqual(before.daily_active_users)
    expect(after.total_users).toBe(before.total_users - 1)
    // The next one takes the place of the deleted one.
    expect(shown(after.recently_active)).toHaveLength(5)
    expect(new Set(shown(after.recently_active))).toEqual(new Set(shown(others)))
  })

  it('reports features it does not support, and its version', async () => {
    const feature = await started.call('POST', '/check-feature-support', {
      headers: {},
      body: { feature_name: 'Flying' },
    })
    expect(feature.body).toBe('Flying is not supported yet.')
    const version = await started.call('POST', '/check-version', {
      headers: {},
      body: { clientVersion: 'nonsense' },
    })
    expect(version.body).toMatchObject({ upToDate: false, severe: true })
  })

  it('greets at the API root', async () => {
    const { body } = await started.call('GET', '')
    expect(body).toContain('Access type: client')
    const [, time = ''] = /^Time: (.+)$/m.exec(body) ?? []
    expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000)
    expect((await started.call('GET', '?x=1')).body.code).toBe('SCHEMA_ERROR')
  })

  it.each([
    ['http://localhost:5173', 'trusted'],
    ['https://app.example', 'trusted'],
    ['https://app.evil.example', 'not trusted'],
    ['null', 'not trusted'],
  ])('says at the API root whether the project trusts the pages of %s', async (origin, trust) => {
    const { body } = await started.call('GET', '', { headers: { ...as('client'), origin } })
    expect(body).toContain(`Origin: ${origin} (${trust})\n`)
  })
})
