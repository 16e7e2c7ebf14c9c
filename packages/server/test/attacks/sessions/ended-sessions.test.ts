import { contract, type Endpoint, type EndpointKey } from '@app/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authorization } from '../../browsers/oauth-browser'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const secret = Buffer.from('12345678901234567890').toString('base64')
const password = 'another password'
const channelId = '00000000-0000-4000-8000-000000000000'

/** Ways to end the session of a stolen access token. */
const endings = {
  'a sign-out': (headers: Record<string, string>) =>
    service.must('DELETE /auth/sessions/current', { headers }),
  'a password reset': async (_: unknown, email: string) => {
    const body = { email, callback_url: page }
    await service.must('POST /auth/password/send-reset-code', { body })
    const code = await service.codeEmailedTo(email, 2)
    await service.must('POST /auth/password/reset', { body: { code, password } })
  },
  'a revocation from another session': async (_: unknown, email: string, id: string) => {
    const body = { email, password: 'correct horse' }
    const { access_token: access } = await service.must('POST /auth/password/sign-in', { body })
    const headers = as('client', { access })
    const { items } = await service.must('GET /auth/sessions', { headers, query: { user_id: id } })
    const stolen = items.find(
      (session: { is_current_session: boolean }) => !session.is_current_session,
    )
    const path = { id: stolen.id }
    await service.must('DELETE /auth/sessions/:id', { headers, path, query: { user_id: id } })
  },
}

/** Headers of an access token whose session has ended since it was issued. */
async function stealToken(ending: keyof typeof endings) {
  const { email, id, tokens } = await service.signUp()
  await service.codeEmailedTo(email)
  const headers = as('client', { access: tokens.access })
  await endings[ending](headers, email, id)
  return headers
}

/** Endpoints that sign in, continue a sign-in, or take a code from any caller. */
const signedOutKeys: EndpointKey[] = [
  'POST /auth/password/sign-up',
  'POST /auth/password/sign-in',
  'POST /auth/password/send-reset-code',
  'POST /auth/password/reset/check-code',
  'POST /auth/password/reset',
  'POST /auth/anonymous/sign-up',
  'POST /auth/otp/send-sign-in-code',
  'POST /auth/otp/sign-in',
  'POST /auth/otp/sign-in/check-code',
  'POST /auth/mfa/sign-in',
  'POST /auth/passkey/initiate-passkey-authentication',
  'POST /auth/passkey/sign-in',
  'POST /auth/cli',
  'POST /auth/cli/poll',
  'POST /auth/cli/complete',
  'POST /auth/impersonation/sign-in',
  'POST /auth/impersonation/sign-in/check-code',
  'POST /auth/sessions/current/refresh',
  'POST /contact-channels/verify',
  'POST /contact-channels/verify/check-code',
  'POST /team-invitations/accept/check-code',
  'DELETE /auth/sessions/current',
]

/** Calls by which a thief would take over the account. */
const moves: [EndpointKey, { path?: Record<string, string>; body?: unknown }][] = [
  [
    'POST /contact-channels',
    { body: { user_id: 'me', value: 'thief@example.com', type: 'email', used_for_auth: true } },
  ],
  [
    'PATCH /contact-channels/:user_id/:contact_channel_id',
    {
      path: { user_id: 'me', contact_channel_id: channelId },
      body: { value: 'thief@example.com' },
    },
  ],
  [
    'DELETE /contact-channels/:user_id/:contact_channel_id',
    { path: { user_id: 'me', contact_channel_id: channelId } },
  ],
  ['PATCH /users/me', { body: { totp_secret_base64: secret } }],
  ['PATCH /users/me', { body: { totp_secret_base64: null } }],
  ['PATCH /users/me', { body: { display_name: 'Thief' } }],
  ['POST /users/me/recovery-codes', {}],
  ['POST /auth/passkey/initiate-passkey-registration', { body: {} }],
  ['POST /auth/password/set', { body: { password } }],
  ['POST /auth/password/update', { body: { old_password: 'guess 1234', new_password: password } }],
  ['DELETE /users/me', {}],
  ['POST /teams', { body: { display_name: 'Crew' } }],
]

describe.each(Object.keys(endings) as (keyof typeof endings)[])('M2: after %s', (ending) => {
  it('a stolen access token changes nothing', async () => {
    const headers = await stealToken(ending)
    for (const [key, request] of moves) {
      const { status, body } = await service.send(key, { ...request, headers })
      expect([key, status, body.code]).toEqual([key, 401, 'ACCESS_TOKEN_EXPIRED'])
    }
  })

  it('a stolen access token starts no link of a provider account', async () => {
    const headers = await stealToken(ending)
    const token = headers['x-stack-access-token'] ?? ''
    const query = await authorization({ type: 'link', token })
    const path = { provider_id: 'google' }
    const { body } = await service.send('GET /auth/oauth/authorize/:provider_id', { path, query })
    expect(body.code).toBe('ACCESS_TOKEN_EXPIRED')
  })
})

describe('M2: an access token of an ended session', () => {
  it('is refused by every endpoint that changes something for its user, before any other check', async () => {
    const headers = await stealToken('a sign-out')
    const keys = (Object.entries(contract) as [EndpointKey, Endpoint][])
      .filter(([, { access }]) => access !== 'none' && access.includes('client'))
      .map(([key]) => key)
      .filter((key) => !key.startsWith('GET '))
    const accepting: EndpointKey[] = []
    for (const key of keys) {
      const path = Object.fromEntries([...key.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x']))
      const { body } = await service.send(key, { headers, path, body: {} })
      if (body.code !== 'ACCESS_TOKEN_EXPIRED') accepting.push(key)
    }
    // Each of these works the same without an access token.
    expect(accepting.sort()).toEqual([...signedOutKeys].sort())
  })

  it('still reads until it expires, and reports at sign-out that the session has ended', async () => {
    const headers = await stealToken('a sign-out')
    expect((await service.send('GET /users/me', { headers })).status).toBe(200)
    const { body } = await service.send('DELETE /auth/sessions/current', { headers })
    expect(body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  })

  it('opens no project once an owner signed out, not even to read its secrets', async () => {
    const { headers, token } = await service.owner()
    const body = { display_name: 'Mine' }
    const { id } = await service.must('POST /internal/projects', { headers, body })
    const asOwner = {
      'x-stack-project-id': id,
      'x-stack-access-type': 'admin',
      'x-stack-admin-access-token': token,
    }
    await service.must('GET /projects/current', { headers: asOwner })
    await service.must('DELETE /auth/sessions/current', { headers })
    const reads = [
      await service.send('GET /projects/current', { headers: asOwner }),
      await service.send('GET /internal/projects', { headers }),
    ]
    expect(reads.map((read) => read.body.code)).toEqual([
      'ADMIN_ACCESS_TOKEN_EXPIRED',
      'ACCESS_TOKEN_EXPIRED',
    ])
  })
})
