import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startServer } from '../../harness'

let started: Awaited<ReturnType<typeof startServer>>
let client: Record<string, string>
beforeAll(async () => {
  started = await startServer()
  const { body } = await started.call('POST', '/auth/anonymous/sign-up', { headers: as('client') })
  client = as('client', { access: body.access_token })
})
afterAll(() => started.server.close())

const kibibytes = (count: number) => 'x'.repeat(count * 1024)

describe('M9: an anonymous account that stores large values to slow its requests down', () => {
  it.each([
    ['PATCH /users/me', { client_metadata: kibibytes(65) }],
    ['PATCH /users/me', { client_metadata: { [kibibytes(65)]: 1 } }],
    ['PATCH /users/me', { display_name: 'x'.repeat(257) }],
    ['PATCH /users/me', { totp_secret_base64: 'AAAA'.repeat(1000) }],
    ['POST /teams', { display_name: 'x'.repeat(257) }],
    ['POST /teams', { display_name: 'A team', client_metadata: kibibytes(65) }],
    ['POST /auth/cli/complete', { login_code: 'x', refresh_token: 'x'.repeat(257) }],
    ['POST /auth/cli/complete', { login_code: 'x'.repeat(257), refresh_token: 'x' }],
    ['POST /auth/cli/poll', { polling_code: 'x'.repeat(257) }],
    ['POST /connected-accounts/me/google/access-token', { scope: kibibytes(5) }],
    [
      'POST /auth/otp/send-sign-in-code',
      { email: 'a@example.com', callback_url: `http://localhost/${kibibytes(3)}` },
    ],
  ])('is refused by %s', async (key, sent) => {
    const [method = '', path = ''] = key.split(' ')
    const { status, body } = await started.call(method, path, { headers: client, body: sent })
    expect([status, body.code]).toEqual([400, 'SCHEMA_ERROR'])
    expect(body.error).toMatch(/must have at most \d+ characters/)
  })

  it('is refused when it confirms the sign-in of a program', async () => {
    const { call } = started
    const { body: begun } = await call('POST', '/auth/cli', { headers: as('client'), body: {} })
    const { status, body } = await call('POST', '/auth/cli/complete', {
      headers: client,
      body: { login_code: begun.login_code, refresh_token: kibibytes(60) },
    })
    expect([status, body.code]).toEqual([400, 'SCHEMA_ERROR'])
  })

  it('lets an app store values of ordinary size', async () => {
    const metadata = { note: kibibytes(60) }
    const changes = { display_name: 'x'.repeat(256), client_metadata: metadata }
    const own = await started.call('PATCH', '/users/me', { headers: client, body: changes })
    expect([own.status, own.body.client_metadata]).toEqual([200, metadata])
    const server = { note: kibibytes(250) }
    const created = await started.call('POST', '/users', {
      headers: as('server'),
      body: {
        profile_image_url: `data:image/png;base64,${'A'.repeat(999_000)}`,
        client_metadata: server,
        client_read_only_metadata: server,
        server_metadata: server,
      },
    })
    expect([created.status, created.body.server_metadata]).toEqual([201, server])
  })
})
