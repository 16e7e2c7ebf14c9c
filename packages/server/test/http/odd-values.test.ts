import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, demo, startServer } from '../harness'

let started: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  started = await startServer()
})
afterAll(() => started.server.close())

function createKey(expiresAtMillis: number) {
  return started.call('POST', '/internal/api-keys', {
    headers: as('admin'),
    body: {
      description: 'A key',
      expires_at_millis: expiresAtMillis,
      has_publishable_client_key: true,
      has_secret_server_key: false,
      has_super_secret_admin_key: false,
    },
  })
}

describe('times that no database stores', () => {
  const lastMillis = Date.parse('9999-12-31T23:59:59.999Z')

  it('are refused as the expiry of a key, except the latest possible one', async () => {
    const last = await createKey(lastMillis)
    expect([last.status, last.body.expires_at_millis]).toEqual([200, lastMillis])
    expect((await createKey(0)).body.expires_at_millis).toBe(0)
    for (const beyond of [lastMillis + 1, 1e300, -lastMillis - 1, -1e300]) {
      expect((await createKey(beyond)).body.code).toBe('SCHEMA_ERROR')
    }
  })

  it('are refused as the lifetime of a session or a CLI sign-in', async () => {
    const { id } = await started.signUp()
    const session = await started.call('POST', '/auth/sessions', {
      headers: as('server'),
      body: { user_id: id, expires_in_millis: -1e300 },
    })
    const attempt = await started.call('POST', '/auth/cli', { body: { expires_in_millis: -1e300 } })
    expect([session.body.code, attempt.body.code]).toEqual(['SCHEMA_ERROR', 'SCHEMA_ERROR'])
  })

  it('do not exclude a lifetime of zero', async () => {
    const { body } = await started.call('POST', '/auth/cli', { body: { expires_in_millis: -1 } })
    const poll = { body: { polling_code: body.polling_code } }
    expect((await started.call('POST', '/auth/cli/poll', poll)).body.status).toBe('expired')
  })
})

const mailServer = {
  host: 'mail.example',
  port: 1,
  username: 'user',
  password: 'secret',
  sender_name: 'Sender',
  sender_email: 'sender@example.com',
}

describe('a text with U+0000 or half of a surrogate pair', () => {
  const texts = ['a\u0000b', 'a\ud800', '\udc00b']
  const reason = 'must not contain U+0000 or a lone surrogate'

  it.each(texts)('is refused in the settings of a mail server', async (text) => {
    const admin = as('admin')
    const test = await started.call('POST', '/internal/send-test-email', {
      headers: admin,
      body: { recipient_email: 'owner@example.com', email_config: { ...mailServer, host: text } },
    })
    const email_config = { type: 'standard', ...mailServer, sender_name: text }
    const saved = await started.call('PATCH', '/projects/current', {
      headers: admin,
      body: { config: { email_config } },
    })
    for (const { status, body } of [test, saved]) {
      expect([status, body.code, body.error]).toEqual([
        400,
        'SCHEMA_ERROR',
        expect.stringContaining(reason),
      ])
    }
  })

  it.each(texts)('is refused as a name, not changed', async (text) => {
    const { tokens } = await started.signUp()
    const own = { headers: as('client', tokens) }
    const body = { display_name: text }
    const refused = await started.call('PATCH', '/users/me', { ...own, body })
    expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining(reason)])
    const pair = { display_name: 'a\u{1f600}b' }
    expect((await started.call('PATCH', '/users/me', { ...own, body: pair })).body).toMatchObject(
      pair,
    )
  })

  it('is refused in what an app asks to remember during a provider sign-in', async () => {
    await started.configure({ oauth_providers: [{ id: 'google', enabled: true, type: 'shared' }] })
    const query = new URLSearchParams({
      client_id: demo.id,
      client_secret: demo.client,
      redirect_uri: 'http://localhost:3000/handler/oauth-callback',
      scope: 'legacy',
      state: 'a\u0000b',
      grant_type: 'authorization_code',
      code_challenge: 'challenge',
      code_challenge_method: 'S256',
      response_type: 'code',
    })
    const { status, body } = await started.call('GET', `/auth/oauth/authorize/google?${query}`)
    expect([status, body.error]).toEqual([400, expect.stringContaining(`query.state ${reason}`)])
  })

  it('does not block responses to later requests', async () => {
    const { tokens } = await started.signUp()
    const readSelf = () => started.call('GET', '/users/me', { headers: as('client', tokens) })
    expect((await readSelf()).status).toBe(200)
    const refused = await started.call('GET', '/users?query=%00', { headers: as('server') })
    expect(refused.status).toBe(400)
    expect((await readSelf()).status).toBe(200)
  })
})

describe('an object where a name is expected', () => {
  it('is refused', async () => {
    const response = await started.call('POST', '/check-feature-support', {
      body: { feature_name: { toString: 1, valueOf: 1 } },
    })
    expect(response.body).toBe('This feature is not supported yet.')
  })
})

describe('JSON in JSON in JSON', () => {
  /** Returns a body whose metadata has `levels` nested lists. */
  const nested = (levels: number) =>
    `{"client_metadata":${'['.repeat(levels)}${']'.repeat(levels)}}`

  async function save(levels: number) {
    const { tokens } = await started.signUp()
    return started.call('PATCH', '/users/me', {
      headers: { ...as('client', tokens), 'content-type': 'application/json' },
      raw: nested(levels),
    })
  }

  it('is accepted up to a thousand levels', async () => {
    const response = await save(999)
    expect(response.status).toBe(200)
    expect(JSON.stringify(response.body.client_metadata)).toBe('['.repeat(999) + ']'.repeat(999))
  })

  it('is refused beyond that', async () => {
    expect((await save(1000)).body.code).toBe('BODY_PARSING_ERROR')
    expect((await save(100_000)).body.code).toBe('BODY_PARSING_ERROR')
  })
})
