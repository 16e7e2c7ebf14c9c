import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { as, startServer } from '../../harness'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer()
})
afterAll(() => started.server.close())

const callback = 'http://localhost:3000/callback'
const uuid = '00000000-0000-4000-8000-000000000001'

/** Every endpoint that takes an address, and a body of it. */
const endpoints: [string, 'client' | 'server' | 'admin', (email: string) => object][] = [
  ['POST /auth/password/sign-in', 'client', (email) => ({ email, password: 'x' })],
  [
    'POST /auth/password/sign-up',
    'client',
    (email) => ({ email, password: 'correct horse', verification_callback_url: callback }),
  ],
  ['POST /auth/password/send-reset-code', 'client', (email) => ({ email, callback_url: callback })],
  ['POST /auth/otp/send-sign-in-code', 'client', (email) => ({ email, callback_url: callback })],
  [
    'POST /contact-channels',
    'server',
    (value) => ({ user_id: uuid, value, type: 'email', used_for_auth: true }),
  ],
  [`PATCH /contact-channels/${uuid}/${uuid}`, 'server', (value) => ({ value })],
  [
    'POST /team-invitations/send-code',
    'server',
    (email) => ({ team_id: uuid, email, callback_url: callback }),
  ],
  ['POST /users', 'server', (email) => ({ primary_email: email })],
  [`PATCH /users/${uuid}`, 'server', (email) => ({ primary_email: email })],
  [
    'POST /internal/send-test-email',
    'admin',
    (email) => ({
      recipient_email: email,
      email_config: {
        host: 'localhost',
        port: 1,
        username: 'user',
        password: 'secret',
        sender_name: 'Sender',
        sender_email: email,
      },
    }),
  ],
]

describe('H1: an unbounded email is normalized in quadratic time', () => {
  // Combining marks of two classes in turn, which canonical ordering has to sort.
  const attack = `a${'\u0301\u0316'.repeat(1000)}@example.com`

  it.each(endpoints)('is refused before normalizing by %s', async (key, access, toBody) => {
    const [method = '', path = ''] = key.split(' ')
    const normalize = vi.spyOn(String.prototype, 'normalize')
    const { status, body } = await started.call(method, path, {
      headers: as(access),
      body: toBody(attack),
    })
    const normalized = normalize.mock.contexts.map((text) => String(text).length)
    normalize.mockRestore()
    expect(Math.max(0, ...normalized)).toBeLessThanOrEqual(320)
    expect([status, body.code]).toEqual([400, 'SCHEMA_ERROR'])
    expect(body.error).toContain('at most 320 characters')
  })

  it('keeps addresses of 320 characters, and the normal form of look-alikes', async () => {
    const labels = `${'b'.repeat(63)}.`.repeat(3)
    const long = `${'a'.repeat(64)}@${labels}${'c'.repeat(63)}`
    expect(long).toHaveLength(320)
    const { email } = await started.signUp(long)
    expect(email).toBe(long)
    const { tokens } = await started.signUp('\uff41lice@example.com')
    const me = await started.call('GET', '/users/me', { headers: as('client', tokens) })
    expect(me.body.primary_email).toBe('alice@example.com')
  })

  it('counts what ligatures become', async () => {
    const { body } = await started.call('POST', '/auth/password/sign-in', {
      body: { email: `${'\ufdfa'.repeat(200)}@example.com`, password: 'x' },
    })
    expect(body.code).toBe('SCHEMA_ERROR')
  })
})
