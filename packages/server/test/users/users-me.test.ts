import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startServer } from '../harness'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer()
})
afterAll(() => started.server.close())

type Tokens = { access: string }

const read = (tokens: Tokens, access: 'client' | 'server' | 'admin' = 'client') =>
  started.call('GET', '/users/me', { headers: as(access, tokens) })
const patch = (tokens: Tokens, body: unknown, access: 'client' | 'server' = 'client') =>
  started.call('PATCH', '/users/me', { headers: as(access, tokens), body })

const clientFields = [
  'accepted_terms_at_millis',
  'accepted_terms_version',
  'auth_with_email',
  'client_metadata',
  'client_read_only_metadata',
  'display_name',
  'has_password',
  'id',
  'is_anonymous',
  'oauth_providers',
  'otp_auth_enabled',
  'passkey_auth_enabled',
  'password_changed_at_millis',
  'primary_email',
  'primary_email_verified',
  'profile_image_url',
  'requires_email_verification',
  'requires_totp_mfa',
  'selected_team',
  'selected_team_id',
  'signed_up_at_millis',
]
const serverFields = [
  'ban',
  'last_active_at_millis',
  'primary_email_auth_enabled',
  'server_metadata',
]

describe('GET /users/me', () => {
  it("returns all the fields of the contract, and none of the server's", async () => {
    const { id, tokens } = await started.signUp('fields@example.com')
    await patch(tokens, { server_metadata: { plan: 'secret' } }, 'server')
    const { status, body } = await read(tokens)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(clientFields)
    expect(body).toEqual({
      id,
      primary_email: 'fields@example.com',
      primary_email_verified: false,
      display_name: null,
      profile_image_url: null,
      signed_up_at_millis: expect.any(Number),
      has_password: true,
      password_changed_at_millis: expect.any(Number),
      otp_auth_enabled: false,
      passkey_auth_enabled: false,
      client_metadata: null,
      client_read_only_metadata: null,
      selected_team_id: null,
      selected_team: null,
      is_anonymous: false,
      oauth_providers: [],
      auth_with_email: true,
      requires_totp_mfa: false,
      requires_email_verification: false,
      accepted_terms_version: null,
      accepted_terms_at_millis: null,
    })
  })

  it.each(['server', 'admin'] as const)('returns more to %s access', async (access) => {
    const { tokens } = await started.signUp()
    const { body } = await read(tokens, access)
    expect(Object.keys(body).sort()).toEqual([...clientFields, ...serverFields].sort())
    expect(body).toMatchObject({ primary_email_auth_enabled: true, server_metadata: null })
  })

  it.each(['GET', 'PATCH', 'DELETE'])('%s requires a user', async (method) => {
    const response = await started.call(method, '/users/me', {
      body: method === 'PATCH' ? {} : undefined,
    })
    expect([response.status, response.body.code]).toEqual([400, 'CANNOT_GET_OWN_USER_WITHOUT_USER'])
  })
})

describe('PATCH /users/me', () => {
  it('changes the fields that are sent and keeps the rest', async () => {
    const { tokens } = await started.signUp()
    await patch(tokens, { display_name: 'Ada', client_metadata: { theme: 'dark' } })
    const { status, body } = await patch(tokens, { otp_auth_enabled: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      display_name: 'Ada',
      client_metadata: { theme: 'dark' },
      otp_auth_enabled: true,
    })
    expect((await read(tokens)).body).toEqual(body)
  })

  it('accepts an empty body as no change', async () => {
    const { tokens } = await started.signUp()
    const before = await read(tokens)
    expect((await patch(tokens, {})).body).toEqual(before.body)
  })

  it('stores no name that is empty', async () => {
    const { tokens } = await started.signUp()
    expect((await patch(tokens, { display_name: 'Ada' })).body.display_name).toBe('Ada')
    expect((await patch(tokens, { display_name: '' })).body.display_name).toBeNull()
  })

  it.each([
    ['an object, its keys in their order', { z: 1, a: { y: [true, null, 1.5], b: 'x' } }],
    ['a text', 'plain'],
    ['a text that looks like JSON', '123'],
    ['a text that looks like an object', '{"a":1}'],
    ['a number', 42],
    ['false', false],
    ['null', null],
    ['an empty list', []],
    ['text that Postgres does not store', { 'a\u0000': 'b\u0000c' }],
    ['half a pair of surrogates', 'a\ud800b'],
    ['a key that objects have already', JSON.parse('{"__proto__": {"x": 1}}')],
  ])('returns metadata as it was sent: %s', async (_, value) => {
    const { tokens } = await started.signUp()
    await patch(tokens, { client_metadata: { before: true } })
    const response = await patch(tokens, { client_metadata: value })
    expect(response.status).toBe(200)
    expect(JSON.stringify(response.body.client_metadata)).toBe(JSON.stringify(value))
    expect(JSON.stringify((await read(tokens)).body.client_metadata)).toBe(JSON.stringify(value))
  })

  it('lets users show only inline images', async () => {
    const { tokens } = await started.signUp()
    const image = 'data:image/png;base64,iVBORw0KGgo='
    expect((await patch(tokens, { profile_image_url: image })).body.profile_image_url).toBe(image)
    for (const url of ['https://example.com/a.png', 'data:image/svg+xml;base64,AAAA']) {
      const response = await patch(tokens, { profile_image_url: url })
      expect(response.status).toBe(400)
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    }
    const byServer = await patch(
      tokens,
      { profile_image_url: 'https://example.com/a.png' },
      'server',
    )
    expect(byServer.body.profile_image_url).toBe('https://example.com/a.png')
    const removed = await patch(tokens, { profile_image_url: null })
    expect(removed.body.profile_image_url).toBeNull()
  })

  it('turns the second factor on and off, and never returns its secret', async () => {
    const { tokens } = await started.signUp()
    const secret = 'AAAAAAAAAAAAAAAAAAAAAAAAAAA='
    const on = await patch(tokens, { totp_secret_base64: secret })
    expect(on.body.requires_totp_mfa).toBe(true)
    expect(JSON.stringify(on.body)).not.toContain(secret)
    expect((await patch(tokens, { totp_secret_base64: null })).body.requires_totp_mfa).toBe(false)
    expect((await patch(tokens, { totp_secret_base64: 'no base64' })).body.code).toBe(
      'SCHEMA_ERROR',
    )
  })

  it('removes a passkey but adds none', async () => {
    const { tokens } = await started.signUp()
    expect((await patch(tokens, { passkey_auth_enabled: false })).status).toBe(200)
    const response = await patch(tokens, { passkey_auth_enabled: true })
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  it('selects only teams of the user, one at a time', async () => {
    const { id, tokens } = await started.signUp()
    const [one, two] = await Promise.all(
      ['One', 'Two'].map((display_name) =>
        started.call('POST', '/teams', { headers: as('client', tokens), body: { display_name } }),
      ),
    )
    const responses = await Promise.all(
      [one, two, one, two].map((team) => patch(tokens, { selected_team_id: team?.body.id })),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const selected = await patch(tokens, { selected_team_id: one?.body.id })
    expect(selected.body).toMatchObject({
      selected_team_id: one?.body.id,
      selected_team: { id: one?.body.id, display_name: 'One' },
    })
    expect((await patch(tokens, { selected_team_id: null })).body.selected_team).toBeNull()
    const foreign = crypto.randomUUID()
    const refused = await patch(tokens, { selected_team_id: foreign })
    expect([refused.status, refused.body.code]).toEqual([404, 'TEAM_MEMBERSHIP_NOT_FOUND'])
    expect(refused.body.details).toEqual({ team_id: foreign, user_id: id })
  })

  it('changes nothing when one of the changes is refused', async () => {
    const { tokens } = await started.signUp()
    await patch(tokens, { display_name: 'changed', selected_team_id: crypto.randomUUID() })
    expect((await read(tokens)).body.display_name).toBeNull()
  })

  it.each([
    { server_metadata: {} },
    { client_read_only_metadata: {} },
    { primary_email: 'x@example.com' },
    { is_anonymous: false },
    { password: 'another one' },
  ])('does not let users write %j', async (body) => {
    const { tokens } = await started.signUp()
    expect((await patch(tokens, body)).body.code).toBe('SCHEMA_ERROR')
  })
})
