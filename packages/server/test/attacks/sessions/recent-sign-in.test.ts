import type { EndpointKey } from '@app/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comeBack, exchange, locationOf, signInAtProvider } from '../../browsers/oauth-browser'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'

let service: TestService
const setting = ['recent_sign_in_required']
beforeAll(async () => {
  service = await createTestService()
  await service.configure({ client_user_deletion_enabled: true })
  await service.turn(setting, true)
})
afterAll(() => service.server.close())

const secret = Buffer.from('12345678901234567890').toString('base64')
const address = { user_id: 'me', value: 'thief@example.com', type: 'email', used_for_auth: true }

/** Calls by which the thief of a session would take over the account or do damage. */
const moves: [EndpointKey, { path?: Record<string, string>; body?: unknown }][] = [
  ['POST /auth/password/set', { body: { password: 'set by a thief' } }],
  ['POST /contact-channels', { body: address }],
  [
    'PATCH /contact-channels/:user_id/:contact_channel_id',
    { path: { user_id: 'me' }, body: { value: 'thief@example.com' } },
  ],
  ['DELETE /contact-channels/:user_id/:contact_channel_id', { path: { user_id: 'me' } }],
  ['POST /auth/passkey/initiate-passkey-registration', {}],
  ['POST /auth/passkey/register', { body: {} }],
  ['POST /users/me/passkeys', { body: {} }],
  ['DELETE /users/me/passkeys/:passkey_id', { path: { passkey_id: 'any' } }],
  ['DELETE /users/me/connected-accounts/:provider_id', { path: { provider_id: 'google' } }],
  ['PATCH /users/me', { body: { totp_secret_base64: secret } }],
  ['PATCH /users/me', { body: { totp_secret_base64: null } }],
  ['PATCH /users/me', { body: { passkey_auth_enabled: false } }],
  ['PATCH /users/me', { body: { otp_auth_enabled: true } }],
  ['PATCH /users/me', { body: { otp_auth_enabled: false } }],
  ['POST /users/me/recovery-codes', {}],
  ['DELETE /users/me', {}],
]

const code = 'RECENT_SIGN_IN_REQUIRED'

async function tryAll(headers: Record<string, string>) {
  const codes: unknown[] = []
  for (const [key, request] of moves) {
    codes.push((await service.send(key, { ...request, headers })).body.code)
  }
  return codes
}

/** Returns the error code for connecting a provider account, if it is refused. */
async function link(tokens: { access: string }, email: string) {
  const query = { type: 'link', token: tokens.access, error_redirect_url: page }
  const response = await comeBack(service.call, await signInAtProvider(service.call, email, query))
  const { searchParams } = locationOf(response)
  const granted = searchParams.get('code')
  if (granted) await service.must('POST /auth/oauth/token', exchange(granted))
  return searchParams.get('errorCode')
}

/** The refresh token of a further sign-in. */
async function signInAgain({ email }: { email: string }): Promise<string> {
  const body = { email, password: 'correct horse' }
  return (await service.must('POST /auth/password/sign-in', { body })).refresh_token
}

const reauthenticate = (headers: Record<string, string>, refresh_token: string) =>
  service.send('POST /auth/sessions/current/reauthenticate', { headers, body: { refresh_token } })

describe('M2: a stolen session that signed in long ago', () => {
  it('changes no sign-in method, and does not delete the account', async () => {
    const { tokens } = await service.longSignedIn()
    expect(await tryAll(as('client', tokens))).toEqual(moves.map(() => code))
    expect(await link(tokens, service.newEmail())).toBe(code)
  })

  it('is not re-authenticated by the session that a program gets for its refresh token', async () => {
    const { tokens } = await service.longSignedIn()
    const { login_code, polling_code } = await service.must('POST /auth/cli', {})
    const body = { login_code, refresh_token: tokens.refresh }
    await service.must('POST /auth/cli/complete', { body })
    const polled = await service.must('POST /auth/cli/poll', { body: { polling_code } })
    const headers = as('client', { refresh: polled.refresh_token })
    const { access_token } = await service.must('POST /auth/sessions/current/refresh', { headers })
    expect(await tryAll(as('client', { access: access_token }))).toEqual(moves.map(() => code))
    const proof = await reauthenticate(as('client', tokens), polled.refresh_token)
    expect(proof.body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  })

  it('can still make harmless changes', async () => {
    const { tokens } = await service.longSignedIn()
    const request = { headers: as('client', tokens), body: { display_name: 'Ada' } }
    expect((await service.send('PATCH /users/me', request)).status).toBe(200)
  })

  it('changes the password only with the old one', async () => {
    const { tokens } = await service.longSignedIn()
    const change = async (old_password: string) => {
      const body = { old_password, new_password: 'another horse' }
      return service.send('POST /auth/password/update', { headers: as('client', tokens), body })
    }
    expect((await change('a guess 123')).body.code).toBe('PASSWORD_CONFIRMATION_MISMATCH')
    expect((await change('correct horse')).status).toBe(200)
  })

  it('is not re-authenticated by itself, by a session of another user or by an impersonation', async () => {
    const { id, tokens } = await service.longSignedIn()
    const headers = as('client', tokens)
    const impersonation = await service.must('POST /auth/sessions', {
      headers: as('server'),
      body: { user_id: id, is_impersonation: true },
    })
    const proofs = [
      tokens.refresh,
      (await service.signUp()).tokens.refresh,
      impersonation.refresh_token,
    ]
    for (const proof of proofs) {
      const { body } = await reauthenticate(headers, proof)
      expect(body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    }
    expect(await tryAll(headers)).toEqual(moves.map(() => code))
  })

  it('is not replaced by an impersonation, which is not a sign-in of the user', async () => {
    const { id } = await service.signUp()
    const { refresh_token: refresh } = await service.must('POST /auth/sessions', {
      headers: as('server'),
      body: { user_id: id, is_impersonation: true },
    })
    const { access_token: access } = await service.must('POST /auth/sessions/current/refresh', {
      headers: as('client', { refresh }),
    })
    const refusal = 'NOT_ALLOWED_DURING_IMPERSONATION'
    expect(await tryAll(as('client', { access }))).toEqual(moves.map(() => refusal))
    expect(await link({ access }, service.newEmail())).toBe(refusal)
  })

  it('is not re-authenticated by an old sign-in', async () => {
    const user = await service.signUp()
    const proof = await signInAgain(user)
    service.pass(16 * 60_000)
    const { access_token: access } = await service.must('POST /auth/sessions/current/refresh', {
      headers: as('client', { refresh: user.tokens.refresh }),
    })
    const { body } = await reauthenticate(as('client', { access }), proof)
    expect(body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  })
})

describe('M2: an honest user where a recent sign-in is required', () => {
  it('changes sign-in methods for 15 minutes after a sign-in', async () => {
    const { tokens } = await service.signUp()
    expect(await tryAll(as('client', tokens))).not.toContain(code)
  })

  it('changes them after a re-authentication, whose session ends, but not after that expires', async () => {
    const user = await service.signUp()
    service.pass(16 * 60_000)
    const refresh = async () => {
      const headers = as('client', { refresh: user.tokens.refresh })
      const refreshed = await service.must('POST /auth/sessions/current/refresh', { headers })
      return { access: refreshed.access_token as string }
    }
    const headers = as('client', await refresh())
    const proof = await signInAgain(user)
    const [first, second] = [
      await reauthenticate(headers, proof),
      await reauthenticate(headers, proof),
    ]
    expect([first.status, second.body.code]).toEqual([200, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'])
    expect(await link(await refresh(), service.newEmail())).toBeNull()
    expect(
      (
        await service.send('POST /contact-channels', {
          headers,
          body: { ...address, value: service.newEmail() },
        })
      ).status,
    ).toBe(201)
    service.pass(16 * 60_000)
    expect(await tryAll(as('client', await refresh()))).toEqual(moves.map(() => code))
  })

  it('re-authenticates with a connected provider account', async () => {
    const { tokens } = await service.signUp()
    const email = service.newEmail()
    expect(await link(tokens, email)).toBeNull()
    service.pass(16 * 60_000)
    const { access_token: access } = await service.must('POST /auth/sessions/current/refresh', {
      headers: as('client', { refresh: tokens.refresh }),
    })
    expect(await link({ access }, email)).toBeNull()
  })

  it("is not asked to re-authenticate by the app's server", async () => {
    const { id } = await service.longSignedIn()
    const request = {
      headers: as('server'),
      path: { user_id: id },
      body: { totp_secret_base64: null },
    }
    expect((await service.send('PATCH /users/:user_id', request)).status).toBe(200)
  })
})

it('M2: no recent sign-in is required by default', async () => {
  await service.turn(setting, false)
  const { tokens } = await service.longSignedIn()
  const codes = await tryAll(as('client', tokens))
  await service.turn(setting, true)
  expect(codes).not.toContain(code)
})
