import { contract, type Endpoint, type EndpointKey } from '@app/contract'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authorization } from '../browsers/oauth-browser'
import { as, asInternalClient, demo } from '../harness'
import { createTestService, page, type TestService } from '../test-service'

const code = 'EMAIL_VERIFICATION_REQUIRED'
const setting = ['verified_email_required']

let service: TestService
beforeAll(async () => {
  service = await createTestService()
  await service.configure({ client_user_deletion_enabled: true })
})
beforeEach(() => service.turn(setting, true))
afterEach(() => service.turn(['anonymous_enabled'], true))
afterAll(() => service.server.close())

interface Tokens {
  access: string
}

/** A change that every user may make, refused to those who must verify their address. */
async function rename(tokens: Tokens): Promise<unknown> {
  const request = { headers: as('client', tokens), body: { display_name: 'Ada' } }
  const { status, body } = await service.send('PATCH /users/me', request)
  return status === 200 ? 'done' : [status, body.code]
}

const refused = [403, code]

async function isRestricted(tokens: Tokens): Promise<boolean> {
  const me = await service.must('GET /users/me', { headers: as('client', tokens) })
  return me.requires_email_verification
}

const verify = (email: string, emails = 1) =>
  service
    .codeEmailedTo(email, emails)
    .then((code) => service.send('POST /contact-channels/verify', { body: { code } }))

async function refresh(refreshToken: string): Promise<string> {
  const headers = as('client', { refresh: refreshToken })
  return (await service.must('POST /auth/sessions/current/refresh', { headers })).access_token
}

async function primaryChannel(tokens: Tokens) {
  const request = { headers: as('client', tokens), query: { user_id: 'me' } }
  const { items } = await service.must('GET /contact-channels', request)
  return items.find((channel: { is_primary: boolean }) => channel.is_primary)
}

/** Adds an address to a user, and sends them its verification email. */
async function addAddress(tokens: Tokens, flags: { is_primary: boolean }) {
  const headers = as('client', tokens)
  const value = service.newEmail()
  const body = { user_id: 'me', value, type: 'email', used_for_auth: false, ...flags }
  const { id } = await service.must('POST /contact-channels', { headers, body })
  const path = { user_id: 'me', contact_channel_id: id }
  await service.must('POST /contact-channels/:user_id/:contact_channel_id/send-verification-code', {
    headers,
    path,
    body: { callback_url: page },
  })
  return { value, path, headers }
}

describe('the endpoints', () => {
  const listed = (matches: (endpoint: Endpoint) => boolean) =>
    Object.entries<Endpoint>(contract)
      .filter(([, endpoint]) => matches(endpoint))
      .map(([key]) => key)
      .sort()

  // That all others refuse such a user is tested in declared-errors/common-errors.test.ts.
  it('are closed to a user who must verify their address, except for these', () => {
    const open: EndpointKey[] = [
      'DELETE /auth/sessions/current',
      'DELETE /contact-channels/:user_id/:contact_channel_id',
      'DELETE /users/me',
      'GET /contact-channels',
      'GET /contact-channels/:user_id/:contact_channel_id',
      'GET /projects/current',
      'GET /users/me',
      'PATCH /contact-channels/:user_id/:contact_channel_id',
      'POST /auth/anonymous/sign-up',
      'POST /auth/cli',
      'POST /auth/cli/poll',
      'POST /auth/impersonation/sign-in',
      'POST /auth/impersonation/sign-in/check-code',
      'POST /auth/mfa/sign-in',
      'POST /auth/otp/send-sign-in-code',
      'POST /auth/otp/sign-in',
      'POST /auth/otp/sign-in/check-code',
      'POST /auth/passkey/initiate-passkey-authentication',
      'POST /auth/passkey/sign-in',
      'POST /auth/password/reset',
      'POST /auth/password/reset/check-code',
      'POST /auth/password/send-reset-code',
      'POST /auth/password/sign-in',
      'POST /auth/password/sign-up',
      'POST /auth/sessions/current/reauthenticate',
      'POST /auth/sessions/current/refresh',
      'POST /contact-channels',
      'POST /contact-channels/:user_id/:contact_channel_id/send-verification-code',
      'POST /contact-channels/send-verification-code',
      'POST /contact-channels/verify',
      'POST /contact-channels/verify/check-code',
      'POST /team-invitations/accept',
      'POST /team-invitations/accept/check-code',
      'POST /team-invitations/accept/details',
      'POST /team-invitations/accept/preview',
    ]
    expect(listed(({ allowsUnverified }) => allowsUnverified === true)).toEqual(open)
  })

  it('that authenticate no project read no user, except the one that connects accounts', () => {
    expect(listed(({ access }) => access === 'none')).toEqual([
      'GET /',
      'GET /auth/oauth/authorize/:provider_id',
      'GET /auth/oauth/callback/:provider_id',
      'GET /projects/:project_id/.well-known/jwks.json',
      'GET /projects/:project_id/public',
      'POST /auth/oauth/callback/:provider_id',
      'POST /auth/oauth/token',
      'POST /check-feature-support',
      'POST /check-version',
    ])
  })
})

describe('a user who signed up with a password', () => {
  it('can do nothing until they verify their address, and everything at once afterwards', async () => {
    const { email, tokens } = await service.signUp()
    expect([await isRestricted(tokens), await rename(tokens)]).toEqual([true, refused])
    expect((await verify(email)).status).toBe(200)
    expect([await isRestricted(tokens), await rename(tokens)]).toEqual([false, 'done'])
  })

  it('is not restricted while the setting is off', async () => {
    await service.turn(setting, false)
    const { tokens } = await service.signUp()
    expect([await isRestricted(tokens), await rename(tokens)]).toEqual([false, 'done'])
    await service.turn(setting, true)
    expect(await rename(tokens)).toEqual(refused)
  })

  it('can re-authenticate, sign out and delete their account', async () => {
    const { email, password, tokens } = await service.signUp()
    const again = await service.must('POST /auth/password/sign-in', { body: { email, password } })
    const headers = as('client', tokens)
    await service.must('POST /auth/sessions/current/reauthenticate', {
      headers,
      body: { refresh_token: again.refresh_token },
    })
    await service.must('DELETE /auth/sessions/current', { headers: as('client', tokens) })
    const last = await service.must('POST /auth/password/sign-in', { body: { email, password } })
    await service.must('DELETE /users/me', { headers: as('client', { access: last.access_token }) })
  })

  it('is restricted in every session that another sign-in method creates', async () => {
    const { id, email, password, tokens } = await service.signUp()
    const signedIn = await service.must('POST /auth/password/sign-in', {
      body: { email, password },
    })
    const { login_code, polling_code } = await service.must('POST /auth/cli', {})
    await service.must('POST /auth/cli/complete', {
      body: { login_code, refresh_token: tokens.refresh },
    })
    const polled = await service.must('POST /auth/cli/poll', { body: { polling_code } })
    const create = (is_impersonation: boolean) =>
      service.must('POST /auth/sessions', {
        headers: as('server'),
        body: { user_id: id, is_impersonation },
      })
    const byServer = await create(false)
    const impersonation = await create(true)
    const granted = await service.must('POST /auth/oauth/token', {
      headers: {},
      body: {
        grant_type: 'refresh_token',
        client_id: demo.id,
        client_secret: demo.client,
        refresh_token: tokens.refresh,
      },
    })
    const accessTokens = [
      signedIn.access_token,
      await refresh(polled.refresh_token),
      byServer.access_token,
      impersonation.access_token,
      granted.access_token,
      await refresh(tokens.refresh),
    ]
    for (const access of accessTokens) expect(await rename({ access })).toEqual(refused)
    const headers = as('client', tokens)
    const complete = { headers, body: { login_code: 'any', refresh_token: tokens.refresh } }
    expect((await service.send('POST /auth/cli/complete', complete)).body.code).toBe(code)
  })

  it('has access tokens that say so, until they are verified', async () => {
    const { email, tokens } = await service.signUp()
    const claims = async () => decodeJwt(await refresh(tokens.refresh)).emailVerificationRequired
    expect(decodeJwt(tokens.access).emailVerificationRequired).toBe(true)
    expect(await claims()).toBe(true)
    await service.turn(setting, false)
    expect(await claims()).toBeUndefined()
    await service.turn(setting, true)
    await verify(email)
    expect(await claims()).toBeUndefined()
  })

  it('cannot connect an account, which would add a sign-in method', async () => {
    const { tokens } = await service.signUp()
    const query = await authorization({ type: 'link', token: tokens.access })
    const request = { headers: {}, path: { provider_id: 'google' }, query }
    const { status, body } = await service.send('GET /auth/oauth/authorize/:provider_id', request)
    expect([status, body.code]).toEqual(refused)
  })

  it('is restricted only in browsers', async () => {
    const { id, tokens } = await service.signUp()
    const request = { body: { display_name: 'Ada' } }
    for (const access of ['server', 'admin'] as const) {
      const headers = as(access, tokens)
      expect((await service.send('PATCH /users/me', { ...request, headers })).status).toBe(200)
      const path = { user_id: id }
      const me = await service.must('GET /users/:user_id', { headers: as(access), path })
      expect(me.requires_email_verification).toBe(true)
    }
  })
})

describe('the address', () => {
  it('can be changed, so that a typo can be fixed', async () => {
    const { email: typo, tokens } = await service.signUp()
    const { id } = await primaryChannel(tokens)
    const headers = as('client', tokens)
    const path = { user_id: 'me', contact_channel_id: id }
    const value = service.newEmail()
    await service.must('PATCH /contact-channels/:user_id/:contact_channel_id', {
      headers,
      path,
      body: { value },
    })
    expect((await verify(typo)).body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
    expect(await rename(tokens)).toEqual(refused)
    await service.must('POST /contact-channels/send-verification-code', {
      headers,
      body: { email: value, callback_url: page },
    })
    await verify(value)
    expect(await rename(tokens)).toBe('done')
  })

  it('is the primary one: another verified address is not enough', async () => {
    const { tokens } = await service.signUp()
    const { value, path, headers } = await addAddress(tokens, { is_primary: false })
    await verify(value)
    expect(await rename(tokens)).toEqual(refused)
    await service.must('PATCH /contact-channels/:user_id/:contact_channel_id', {
      headers,
      path,
      body: { is_primary: true },
    })
    expect(await rename(tokens)).toBe('done')
  })

  it('must be verified again after a change, and cannot be removed instead', async () => {
    const { tokens } = await service.verifiedUser()
    expect(await rename(tokens)).toBe('done')
    const headers = as('client', tokens)
    const { id } = await primaryChannel(tokens)
    const path = { user_id: 'me', contact_channel_id: id }
    const endpoint = 'PATCH /contact-channels/:user_id/:contact_channel_id'
    await service.must(endpoint, { headers, path, body: { value: service.newEmail() } })
    expect(await rename(tokens)).toEqual(refused)
    await service.must('DELETE /contact-channels/:user_id/:contact_channel_id', { headers, path })
    expect(await rename(tokens)).toEqual(refused)
  })

  it('is added by a user who has none', async () => {
    const { id } = await service.must('POST /users', { headers: as('server'), body: {} })
    const { access_token: access } = await service.must('POST /auth/sessions', {
      headers: as('server'),
      body: { user_id: id },
    })
    expect(await rename({ access })).toEqual(refused)
    const { value } = await addAddress({ access }, { is_primary: true })
    expect(await rename({ access })).toEqual(refused)
    await verify(value)
    expect(await rename({ access })).toBe('done')
  })
})

describe('an anonymous user', () => {
  async function signUpAnonymously(): Promise<Tokens> {
    return { access: (await service.must('POST /auth/anonymous/sign-up')).access_token }
  }

  it('is not restricted while the project allows anonymous users', async () => {
    await service.turn(['anonymous_enabled'], true)
    const tokens = await signUpAnonymously()
    expect(await rename(tokens)).toBe('done')
    await service.turn(['anonymous_enabled'], false)
    expect(await rename(tokens)).toEqual(refused)
  })

  it('must verify an address that they add', async () => {
    await service.turn(['anonymous_enabled'], true)
    const tokens = await signUpAnonymously()
    const { value } = await addAddress(tokens, { is_primary: true })
    expect(await rename(tokens)).toEqual(refused)
    await verify(value)
    expect(await rename(tokens)).toBe('done')
  })

  it('must verify an address that is not, or no longer, their primary one', async () => {
    await service.turn(['anonymous_enabled'], true)
    const tokens = await signUpAnonymously()
    const { headers, path } = await addAddress(tokens, { is_primary: false })
    expect(await rename(tokens)).toEqual(refused)
    await service.must('DELETE /contact-channels/:user_id/:contact_channel_id', { headers, path })
    expect(await rename(tokens)).toBe('done')
    const primary = await addAddress(tokens, { is_primary: true })
    const request = { headers, path: primary.path, body: { is_primary: false } }
    await service.must('PATCH /contact-channels/:user_id/:contact_channel_id', request)
    expect(await rename(tokens)).toEqual(refused)
  })
})

describe('an invitation', () => {
  async function invite(email: string) {
    const { tokens } = await service.verifiedUser()
    const headers = as('client', tokens)
    const { id } = await service.must('POST /teams', { headers, body: { display_name: 'Crew' } })
    const body = { team_id: id, email, callback_url: page }
    await service.must('POST /team-invitations/send-code', { headers, body })
    return { id: id as string }
  }
  const accept = (tokens: Tokens, code: string) =>
    service.send('POST /team-invitations/accept', { headers: as('client', tokens), body: { code } })

  it('verifies the address that it was sent to', async () => {
    const { email, tokens } = await service.signUp()
    const asTyped = email.replace(/^[^@]+/, (name) => name.toUpperCase())
    await invite(asTyped)
    const invited = await service.codeEmailedTo(asTyped)
    expect((await accept(tokens, invited)).status).toBe(200)
    expect([await isRestricted(tokens), await rename(tokens)]).toEqual([false, 'done'])
  })

  it('to another address does not verify the user, and stays open', async () => {
    const { tokens } = await service.signUp()
    const other = service.newEmail()
    await invite(other)
    const invited = await service.codeEmailedTo(other)
    const { status, body } = await accept(tokens, invited)
    expect([status, body.code]).toEqual(refused)
    const { tokens: verified } = await service.verifiedUser()
    expect((await accept(verified, invited)).status).toBe(200)
    expect(await isRestricted(tokens)).toBe(true)
  })
})

describe('an owner of projects', () => {
  it('has no access to them until they verify their address', async () => {
    const { internalKeys } = service.server
    const { token, headers } = await service.owner()
    const { id } = await service.must('POST /internal/projects', {
      headers,
      body: { display_name: 'Mine' },
    })
    const asOwner = {
      'x-stack-project-id': id,
      'x-stack-access-type': 'admin',
      'x-stack-admin-access-token': token,
    }
    const internal = {
      'x-stack-project-id': 'internal',
      'x-stack-access-type': 'admin',
      'x-stack-super-secret-admin-key': internalKeys.superSecretAdminKey ?? '',
    }
    const require = (verified_email_required: boolean) =>
      service.must('PATCH /internal/security-settings', {
        headers: internal,
        body: { verified_email_required },
      })
    expect((await service.send('GET /users', { headers: asOwner })).status).toBe(200)
    await require(true)
    const read = await service.send('GET /users', { headers: asOwner })
    expect([read.status, read.body.code]).toEqual(refused)
    const listed = await service.send('GET /internal/projects', {
      headers: asInternalClient(internalKeys, token),
    })
    expect([listed.status, listed.body.code]).toEqual(refused)
    await require(false)
    expect((await service.send('GET /users', { headers: asOwner })).status).toBe(200)
  })
})
